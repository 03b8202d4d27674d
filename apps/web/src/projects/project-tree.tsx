/** The sections with their projects, beside the list. */
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { sectionAddress } from '@calcwright/contract'
import { type ListPlace, placeAddress } from '../items/place.ts'
import { ProjectTreeItem } from './project-tree-item.tsx'
import css from './project-tree.module.css'
import { SectionTreeItem } from './section-tree-item.tsx'
import { onTreeKey, type TreeStop } from './tree-keys.ts'
import { ancestorsOf } from './tree-rows.ts'
import { toggleBranch } from './tree-state.ts'
import { type Sections, useSections } from './use-sections.ts'

interface ProjectTreeProps {
  readonly place: ListPlace
  /** Told when a list was chosen. */
  readonly onGo: () => void
}

export function ProjectTree({ place, onGo }: ProjectTreeProps) {
  const navigate = useNavigate()
  const sections = useSections()
  const [focused, setFocused] = useState<string | null>(null)
  const tree = useRef<HTMLDivElement>(null)
  useOpenWayTo(place, sections)
  const stops: readonly TreeStop[] = sections.flatMap(({ tree, open, rows }) => [
    { id: tree, level: 1, open },
    ...rows.map(({ row: { node, depth }, open }) => ({
      id: `${tree}/${node.hash_string}`,
      level: depth + 1,
      open,
    })),
  ])
  const current = stops.some(({ id }) => id === focused) ? focused : stops[0]!.id
  const go = (address: string) => {
    onGo()
    void navigate({ to: address })
  }
  const moves = {
    focus: (id: string) => tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus(),
    toggle: (id: string) => toggleBranch(id),
  }
  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Projects"
      tabIndex={-1}
      className={css.tree}
      onFocus={event => {
        const item = event.target.closest<HTMLElement>('[role=treeitem]')
        if (item) setFocused(item.dataset['id'] ?? null)
      }}
      onKeyDown={event => {
        const id = (event.target as HTMLElement).dataset['id']
        if (id !== undefined) onTreeKey(event, stops, id, moves)
      }}
    >
      {sections.map(section => (
        <SectionTreeItem
          key={section.tree}
          section={section}
          current={current === section.tree}
          selected={place.kind === 'section' && place.section === section.section}
          onOpen={() => {
            toggleBranch(section.tree, true)
            if (section.query.isError) void section.query.refetch()
            go(sectionAddress(section.section))
          }}
        >
          {section.rows.map(({ row, open }) => {
            const { node } = row
            const id = `${section.tree}/${node.hash_string}`
            const to: ListPlace = {
              kind: 'project',
              scope: section.tree === 'archive_tree' ? 'archive_projects' : 'projects',
              hash: node.hash_string,
            }
            return (
              <ProjectTreeItem
                key={id}
                id={id}
                row={row}
                open={open}
                current={current === id}
                selected={place.kind === 'project' && place.hash === node.hash_string}
                onOpen={() => go(placeAddress(to, node.name))}
              />
            )
          })}
        </SectionTreeItem>
      ))}
    </div>
  )
}

/** Opens the projects around the one that is shown, once for each that is gone to. */
function useOpenWayTo(place: ListPlace, sections: Sections): void {
  const hash = place.kind === 'project' ? place.hash : null
  const home = sections.find(({ query }) => query.data?.some(node => node.hash_string === hash))
  const nodes = home?.query.data
  const tree = home?.tree
  useEffect(() => {
    if (hash === null || !nodes || tree === undefined) return
    for (const around of ancestorsOf(nodes, hash)) toggleBranch(`${tree}/${around}`, true)
    // Only going to a project opens the way to it: closing a project around it afterwards is respected.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash, tree])
}
