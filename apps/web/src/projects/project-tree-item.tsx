import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Folder } from 'lucide-react'
import { itemOfProject } from '../items/item.ts'
import { useCallback } from 'react'
import { ProjectMenu } from './project-menu.tsx'
import css from './project-tree.module.css'
import { TreeArrow } from './tree-arrow.tsx'
import type { TreeRow } from './tree-rows.ts'
import { toggleBranch } from './tree-state.ts'

interface ProjectTreeItemProps {
  readonly id: string
  readonly row: TreeRow
  readonly open: boolean | undefined
  readonly current: boolean
  readonly selected: boolean
  readonly onOpen: () => void
}

export function ProjectTreeItem({ id, row, open, current, selected, onOpen }: ProjectTreeItemProps) {
  const { node, depth } = row
  const { setNodeRef, isOver } = useDroppable({
    id: `drop-${id}`,
    disabled: node.rights_level < 3 || node.archived,
    data: { hash: node.hash_string, name: node.name },
  })
  const drag = useDraggable({
    id: `drag-${id}`,
    disabled: node.archived,
    data: { item: { ...node, worksheet: false } },
  })
  const setDragged = drag.setNodeRef
  const place = useCallback(
    (element: HTMLElement | null) => {
      setNodeRef(element)
      setDragged(element)
    },
    [setNodeRef, setDragged],
  )
  return (
    <div
      ref={place}
      role="treeitem"
      aria-level={depth + 1}
      aria-expanded={open}
      aria-selected={selected}
      aria-label={node.name}
      data-id={id}
      data-over={isOver}
      tabIndex={current ? 0 : -1}
      className={css.item}
      style={{ '--depth': depth } as React.CSSProperties}
      data-dragged={drag.isDragging}
      // A finger scrolls the tree; buttons keep their own presses.
      onPointerDown={event => {
        if (event.pointerType !== 'touch' && isOwn(event)) drag.listeners?.['onPointerDown']?.(event)
      }}
      onClick={event => isOwn(event) && onOpen()}
      onKeyDown={event => event.target === event.currentTarget && event.key === 'Enter' && onOpen()}
    >
      <TreeArrow open={open} onToggle={() => toggleBranch(id)} />
      <Folder size={16} className={css.icon} aria-hidden />
      <span className={css.label} title={node.name}>
        {node.name}
      </span>
      <span className={css.menu}>
        <ProjectMenu item={itemOfProject(node)} tabIndex={current ? 0 : -1} />
      </span>
    </div>
  )
}

/** False for a click on the gear or in its menu. */
function isOwn({ target }: React.MouseEvent): boolean {
  return target instanceof Element && target.closest('button, [role=menu]') === null
}
