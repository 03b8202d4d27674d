/** Dragging items onto projects: the start of a drag, the label at the pointer, the announcements. */
import {
  type Active,
  type Announcements,
  type Over,
  DragOverlay,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { createPortal } from 'react-dom'
import css from './dragged.module.css'

export function useDragSensors() {
  return useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
}

/** @param name null while nothing is dragged */
export function Dragged({ name }: { readonly name: string | null }) {
  // A dialog that stands by a transform would place it by its own corner.
  return createPortal(
    <DragOverlay dropAnimation={null} modifiers={BESIDE_POINTER}>
      {name !== null && <div className={css.dragged}>{name}</div>}
    </DragOverlay>,
    document.body,
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
export const ANNOUNCEMENTS: Announcements = {
  onDragStart: ({ active }) => `Dragging ${nameOf(active)}`,
  onDragOver: ({ active, over }) => (over ? `${nameOf(active)} is over ${nameOf(over)}` : undefined),
  onDragEnd: ({ active, over }) => (over ? `${nameOf(active)} was dropped on ${nameOf(over)}` : undefined),
  onDragCancel: ({ active }) => `${nameOf(active)} was not moved`,
}

function nameOf({ data }: Active | Over): string {
  const { item, name } = data.current as { readonly item?: { readonly name: string }; readonly name?: string }
  return `“${item?.name ?? name}”`
}
