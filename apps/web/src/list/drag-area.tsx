/** Lets rows be dragged into projects of the tree. The menus' "Move…" does the same without a mouse. */
import type { ListItem } from '@calcwright/contract'
import {
  type Active,
  type Announcements,
  type Over,
  DndContext,
  DragOverlay,
  type Modifier,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import css from './drag-area.module.css'
import { itemOf } from '../items/item.ts'
import type { ListPlace } from '../items/place.ts'
import { useSelection } from '../items/selection.ts'
import { type Target, useMove } from '../items/use-move.ts'

interface DragAreaProps {
  readonly place: ListPlace
  readonly children: ReactNode
}

export function DragArea({ place, children }: DragAreaProps) {
  const [dragged, setDragged] = useState<readonly ListItem[]>([])
  const move = useMove(place)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: ANNOUNCEMENTS }}
      onDragStart={({ active }) => setDragged(itemsOf(active.data.current))}
      onDragCancel={() => setDragged([])}
      onDragEnd={({ over }) => {
        const target = over?.data.current as Target | undefined
        setDragged([])
        if (target && dragged.every(item => item.hash_string !== target.hash))
          void move(dragged.map(itemOf), target)
      }}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={BESIDE_POINTER}>
        {dragged.length > 0 && (
          <div className={css.dragged}>
            {dragged.length === 1 ? dragged[0]!.name : `${dragged.length} items`}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** A row is as wide as the list: what is dragged of it is at the pointer, wherever the row was taken. */
const BESIDE_POINTER: Modifier[] = [
  ({ transform, activatorEvent, activeNodeRect }) => {
    if (!(activatorEvent instanceof PointerEvent) || !activeNodeRect) return transform
    const [x, y] = [activatorEvent.clientX - activeNodeRect.left, activatorEvent.clientY - activeNodeRect.top]
    return { ...transform, x: transform.x + x + 12, y: transform.y + y - 12 }
  },
]

/** By names: a screen reader is not to spell out hashes. */
const ANNOUNCEMENTS: Announcements = {
  onDragStart: ({ active }) => `Dragging ${nameOf(active)}`,
  onDragOver: ({ active, over }) => (over ? `${nameOf(active)} is over ${nameOf(over)}` : undefined),
  onDragEnd: ({ active, over }) => (over ? `${nameOf(active)} was dropped on ${nameOf(over)}` : undefined),
  onDragCancel: ({ active }) => `${nameOf(active)} was not moved`,
}

function nameOf({ data }: Active | Over): string {
  const { item, name } = data.current as { readonly item?: ListItem; readonly name?: string }
  return `“${item?.name ?? name}”`
}

/** A row that is selected takes the other selected ones along. */
function itemsOf(data: Record<string, unknown> | undefined): readonly ListItem[] {
  const item = data?.['item'] as ListItem
  const { items } = useSelection.getState()
  return items.has(item.hash_string) ? [...items.values()] : [item]
}
