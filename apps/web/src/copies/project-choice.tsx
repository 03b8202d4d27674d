/** Asks for the project that a copy goes into: those that may be written in. */
import type { ProjectNode, Tree } from '@calcwright/contract'
import { useQueries } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import modal from '@calcwright/ui/modal.module.css'
import { granted } from '../session/granted.ts'

const TREES: readonly Tree[] = ['tree', 'team_tree', 'shared_tree']

interface ProjectChoiceProps {
  /** null for the top. */
  readonly value: string | null
  readonly onChange: (hash: string | null) => void
}

export function ProjectChoice({ value, onChange }: ProjectChoiceProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const trees = useQueries({
    queries: TREES.map(tree => ({
      queryKey: ['tree', tree],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await granted(client.tree(tree, { signal }))).projects,
      retry: false,
      staleTime: 30_000,
    })),
  })
  const known = new Map(trees.flatMap(({ data = [] }) => data).map(node => [node.hash_string, node]))
  const writable = [...known.values()].filter(node => node.rights_level >= 3 && !node.archived)
  return (
    <label className={modal.label} style={{ marginTop: 'calc(3 * var(--space))' }}>
      Project
      <select
        className={modal.select}
        value={value ?? ''}
        onChange={event => onChange(event.currentTarget.value || null)}
      >
        <option value="">My docs</option>
        {writable.map(node => (
          <option key={node.hash_string} value={node.hash_string}>
            {pathOf(node, known)}
          </option>
        ))}
      </select>
    </label>
  )
}

function pathOf(node: ProjectNode, known: ReadonlyMap<string, ProjectNode>): string {
  const around = known.get(node.parent ?? '')
  return around ? `${pathOf(around, known)} / ${node.name}` : node.name
}
