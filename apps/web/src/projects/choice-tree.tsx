/** A tree of projects in which one is chosen. */
import type { ProjectNode } from '@calcwright/contract'
import { Folder, FolderOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Target } from '../items/use-move.ts'
import css from './project-tree.module.css'
import { TreeArrow } from './tree-arrow.tsx'
import { onTreeKey } from './tree-keys.ts'
import { ancestorsOf, treeRows } from './tree-rows.ts'

interface ChoiceTreeProps {
  readonly nodes: readonly ProjectNode[]
  /** Stands above all projects. */
  readonly top: Target
  /** undefined for none. */
  readonly selected: string | null | undefined
  readonly onSelect: (target: Target) => void
  readonly onSubmit: () => void
}

const TOP_ID = 'top'

export function ChoiceTree({ nodes, top, selected, onSelect, onSubmit }: ChoiceTreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(ancestorsOf(nodes, selected ?? '')))
  const tree = useRef<HTMLDivElement>(null)
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  const rows = treeRows(nodes, hash => open.has(hash))
  const stops = [
    { id: TOP_ID, level: 1, open: undefined },
    ...rows.map(({ node, depth, hasChildren }) => ({
      id: node.hash_string,
      level: depth,
      open: hasChildren ? open.has(node.hash_string) : undefined,
    })),
  ]
  const selectedId = selected === undefined ? null : (selected ?? TOP_ID)
  const tabStop = stops.some(({ id }) => id === selectedId) ? selectedId : TOP_ID
  useEffect(() => {
    tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])
  const focus = (id: string) => tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  const stop = (id: string, target: Target) => ({
    role: 'treeitem',
    'aria-label': target.name,
    'aria-selected': selectedId === id,
    'data-id': id,
    tabIndex: tabStop === id ? 0 : -1,
    className: css.item,
    onClick: () => onSelect(target),
    onDoubleClick: onSubmit,
    onKeyDown(event: React.KeyboardEvent) {
      onTreeKey(event, stops, id, { focus, toggle })
      if (event.key === ' ' || event.key === 'Enter') event.preventDefault()
      if (event.key === ' ') onSelect(target)
      if (event.key === 'Enter' && selectedId === id) onSubmit()
      else if (event.key === 'Enter') onSelect(target)
    },
  })
  return (
    <div role="tree" aria-label="Projects" className={css.tree} ref={tree}>
      <div {...stop(TOP_ID, top)} aria-level={1}>
        <TreeArrow open={undefined} onToggle={() => {}} />
        <FolderOpen size={16} className={css.icon} aria-hidden />
        <span className={css.label}>{top.name}</span>
      </div>
      {rows.map(({ node, depth, hasChildren }) => (
        <div
          key={node.hash_string}
          {...stop(node.hash_string, { hash: node.hash_string, name: node.name })}
          aria-level={depth}
          aria-expanded={hasChildren ? open.has(node.hash_string) : undefined}
          style={{ '--depth': depth - 1 } as React.CSSProperties}
        >
          <TreeArrow
            open={hasChildren ? open.has(node.hash_string) : undefined}
            onToggle={() => toggle(node.hash_string)}
          />
          <Folder size={16} className={css.icon} aria-hidden />
          <span className={css.label}>{node.name}</span>
        </div>
      ))}
    </div>
  )
}
