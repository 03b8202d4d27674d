/** Lets rows be dragged into projects of the tree. The menus' "Move…" does the same without a mouse. */
import type { ListItem } from '@calcwright/contract'
import { DndContext, pointerWithin } from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { ANNOUNCEMENTS, Dragged, useDragSensors } from '../items/dragged.tsx'
import { itemOf } from '../items/item.ts'
import type { ListPlace } from '../items/place.ts'
import { useSelection } from '../items/selection.ts'
import { type MoveTarget, useMove } from '../items/use-move.ts'

interface DragAreaProps {
  readonly place: ListPlace
  readonly children: ReactNode
}

export function DragArea({ place, children }: DragAreaProps) {
  const [dragged, setDragged] = useState<readonly ListItem[]>([])
  const move = useMove(place)
  const sensors = useDragSensors()
  const name = dragged.length > 1 ? `${dragged.length} items` : (dragged[0]?.name ?? null)
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: ANNOUNCEMENTS }}
      onDragStart={({ active }) => setDragged(itemsOf(active.data.current))}
      onDragCancel={() => setDragged([])}
      onDragEnd={({ over }) => {
        const target = over?.data.current as MoveTarget | undefined
        setDragged([])
        if (target && dragged.every(item => item.hash_string !== target.hash))
          void move(dragged.map(itemOf), target)
      }}
    >
      {children}
      <Dragged name={name} />
    </DndContext>
  )
}

/** A row that is selected takes the other selected ones along. */
function itemsOf(data: Record<string, unknown> | undefined): readonly ListItem[] {
  const item = data?.['item'] as ListItem
  const { items } = useSelection.getState()
  return items.has(item.hash_string) ? [...items.values()] : [item]
}
