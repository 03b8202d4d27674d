/** The projects of a section, fetched when the section is opened for the first time. */
import type { Section, Tree } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { granted } from '../session/granted.ts'

export interface TreeSection {
  readonly tree: Tree
  readonly label: string
  readonly section: Section
}

export const TREE_SECTIONS: readonly TreeSection[] = [
  { tree: 'tree', label: 'My docs', section: 'my_docs' },
  { tree: 'team_tree', label: 'Team', section: 'team' },
  { tree: 'shared_tree', label: 'Shared', section: 'shared' },
  { tree: 'onshape_tree', label: 'Onshape', section: 'onshape_docs' },
  { tree: 'fusion_tree', label: 'Fusion', section: 'fusion_docs' },
  { tree: 'archive_tree', label: 'Archive', section: 'archive' },
]

export function useTree(tree: Tree, wanted: boolean) {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery({
    queryKey: ['tree', tree],
    queryFn: async ({ signal }) => (await granted(client.tree(tree, { signal }))).projects,
    enabled: wanted,
    retry: false,
    staleTime: 30_000,
  })
}
