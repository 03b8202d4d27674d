/** A tree of projects in which one is chosen: by a click, by keys, or by dragging onto it what moves. */
import type { ProjectNode } from '@calcwright/contract'
import { DndContext, pointerWithin } from '@dnd-kit/core'
import { Fragment, useEffect, useRef, useState } from 'react'
import { ANNOUNCEMENTS, Dragged, useDragSensors } from '../items/dragged.tsx'
import type { MoveTarget } from '../items/use-move.ts'
import { ChoiceRow, type Moving, MovingRow } from './choice-row.tsx'
import css from './project-tree.module.css'
import { onTreeKey } from './tree-keys.ts'
import { ancestorsOf, treeRows } from './tree-rows.ts'

interface ChoiceTreeProps {
  readonly nodes: readonly ProjectNode[]
  /** Stands above all projects. */
  readonly top: MoveTarget
  /** The items to move, with the project that they are in now. */
  readonly moving: Moving
  /** Where that is: null at the top, undefined when it is not in one place. */
  readonly present: string | null | undefined
  /** undefined for none. */
  readonly selected: string | null | undefined
  readonly onSelect: (target: MoveTarget) => void
  readonly onSubmit: () => void
}

const TOP_ID = 'top'
/** Milliseconds over a closed project after which a drag opens it. */
const OPENS_AFTER = 600

export function ChoiceTree({ nodes, top, moving, present, selected, onSelect, onSubmit }: ChoiceTreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(ancestorsOf(nodes, selected ?? '')))
  const [dragged, setDragged] = useState(false)
  const [over, setOver] = useState<string | null>(null)
  const sensors = useDragSensors()
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
  useEffect(() => {
    if (over === null) return
    const timer = setTimeout(() => setOpen(known => new Set([...known, over])), OPENS_AFTER)
    return () => clearTimeout(timer)
  }, [over])
  const focus = (id: string) => tree.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  const rowOf = (id: string, target: MoveTarget) => ({
    id,
    target,
    selected: selectedId === id,
    tabStop: tabStop === id,
    onSelect: () => onSelect(target),
    onSubmit,
    onKeyDown: (event: React.KeyboardEvent) => onTreeKey(event, stops, id, { focus, toggle }),
  })
  const end = (target?: MoveTarget) => {
    setDragged(false)
    setOver(null)
    if (target) onSelect(target)
  }
  // In a project that cannot be written in, or in several.
  const isElsewhere = present !== null && nodes.every(node => node.hash_string !== present)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: ANNOUNCEMENTS, container: document.body }}
      onDragStart={() => setDragged(true)}
      onDragOver={event => setOver(event.over ? String(event.over.id) : null)}
      onDragCancel={() => end()}
      onDragEnd={event => end(event.over?.data.current as MoveTarget | undefined)}
    >
      <div role="tree" aria-label="Projects" className={css.tree} ref={tree}>
        {isElsewhere && <MovingRow {...moving} depth={0} />}
        <ChoiceRow {...rowOf(TOP_ID, top)} depth={1} isTop />
        {present === null && <MovingRow {...moving} depth={1} />}
        {rows.map(({ node, depth, hasChildren }) => (
          <Fragment key={node.hash_string}>
            <ChoiceRow
              {...rowOf(node.hash_string, { hash: node.hash_string, name: node.name })}
              depth={depth}
              open={hasChildren ? open.has(node.hash_string) : undefined}
              onToggle={() => toggle(node.hash_string)}
            />
            {present === node.hash_string && <MovingRow {...moving} depth={depth} />}
          </Fragment>
        ))}
      </div>
      <Dragged name={dragged ? moving.name : null} />
    </DndContext>
  )
}
