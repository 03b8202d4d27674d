/** A section of the tree: its list, and below it its projects, once they are there. */
import { useDroppable } from '@dnd-kit/core'
import { Archive, FileInput, FolderOpen, Layers, UserRound, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner, Button } from '@calcwright/ui'
import type { Sections } from './use-sections.ts'
import css from './project-tree.module.css'
import { TreeArrow } from './tree-arrow.tsx'
import { toggleBranch } from './tree-state.ts'

const ICONS = {
  tree: FolderOpen,
  team_tree: Users,
  shared_tree: UserRound,
  onshape_tree: FileInput,
  fusion_tree: Layers,
  archive_tree: Archive,
} as const

interface SectionTreeItemProps {
  readonly section: Sections[number]
  readonly current: boolean
  readonly selected: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}

export function SectionTreeItem({ section, current, selected, onOpen, children }: SectionTreeItemProps) {
  const { tree, label, open, query, rows } = section
  // Items dropped on My Docs leave their project.
  const { setNodeRef, isOver } = useDroppable({
    id: `drop-${tree}`,
    disabled: tree !== 'tree',
    data: { hash: null, name: label },
  })
  const Icon = ICONS[tree]
  return (
    <>
      <div
        ref={setNodeRef}
        role="treeitem"
        aria-level={1}
        aria-expanded={open}
        aria-selected={selected}
        aria-label={label}
        data-id={tree}
        data-over={isOver}
        tabIndex={current ? 0 : -1}
        className={css.item}
        onClick={onOpen}
        onKeyDown={event => event.target === event.currentTarget && event.key === 'Enter' && onOpen()}
      >
        <TreeArrow open={open} onToggle={() => toggleBranch(tree)} />
        <Icon size={16} className={css.icon} aria-hidden />
        <span className={css.label}>{label}</span>
      </div>
      {open && query.isFetching && !query.data && (
        <div className={css.note}>
          <Spinner label="Loading projects…" shown />
        </div>
      )}
      {open && query.isError && !query.isFetching && (
        <div className={css.note} role="alert">
          An error occurred
          <Button className={css.retry} onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {open && query.data && !query.isError && rows.length === 0 && (
        <div className={css.note}>No projects</div>
      )}
      {children}
    </>
  )
}
