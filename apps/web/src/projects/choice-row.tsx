/** The rows of the tree in which a project is chosen. */
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { FileText, Files, Folder, FolderOpen } from 'lucide-react'
import type { MoveTarget } from '../items/use-move.ts'
import css from './project-tree.module.css'
import { TreeArrow } from './tree-arrow.tsx'

interface ChoiceRowProps {
  readonly id: string
  readonly target: MoveTarget
  /** 1 at the top. */
  readonly depth: number
  readonly isTop?: boolean
  /** undefined for a project without any inside. */
  readonly open?: boolean | undefined
  readonly selected: boolean
  readonly tabStop: boolean
  readonly onSelect: () => void
  readonly onSubmit: () => void
  readonly onToggle?: () => void
  /** Keys that move in the tree. */
  readonly onKeyDown: (event: React.KeyboardEvent) => void
}

export function ChoiceRow(props: ChoiceRowProps) {
  const { id, target, depth, isTop = false, open, selected, onSelect, onSubmit } = props
  const { setNodeRef, isOver } = useDroppable({ id, data: target })
  const Icon = isTop ? FolderOpen : Folder
  return (
    <div
      ref={setNodeRef}
      role="treeitem"
      aria-label={target.name}
      aria-selected={selected}
      aria-level={depth}
      aria-expanded={open}
      data-id={id}
      data-over={isOver}
      tabIndex={props.tabStop ? 0 : -1}
      className={css.item}
      style={depthStyle(depth - 1)}
      onClick={onSelect}
      onDoubleClick={onSubmit}
      onKeyDown={event => {
        props.onKeyDown(event)
        if (event.key === ' ' || event.key === 'Enter') event.preventDefault()
        if (event.key === 'Enter' && selected) onSubmit()
        else if (event.key === ' ' || event.key === 'Enter') onSelect()
      }}
    >
      <TreeArrow open={open} onToggle={() => props.onToggle?.()} />
      <Icon size={16} className={css.icon} aria-hidden />
      <span className={css.label}>{target.name}</span>
    </div>
  )
}

/** The items to move. */
export interface Moving {
  readonly name: string
  readonly kind: 'Worksheet' | 'Project' | 'several'
}

const ICONS = { Worksheet: FileText, Project: Folder, several: Files }

/** Not for readers of the page: the dialog's title says what moves, and keys choose where to. */
export function MovingRow({ name, kind, depth }: Moving & { readonly depth: number }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: 'moving', data: { name } })
  const Icon = ICONS[kind]
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      aria-hidden
      title="Drag it onto a project"
      data-dragged={isDragging}
      className={`${css.item} ${css.moving}`}
      style={depthStyle(depth)}
    >
      <span className={css.arrow} />
      <Icon size={16} className={css.icon} />
      <span className={css.label}>{name}</span>
    </div>
  )
}

const depthStyle = (depth: number) => ({ '--depth': depth }) as React.CSSProperties
