/** Where the title and the axes of a picture can be pressed. */
import type { Box } from './box.ts'
import { titleDepth } from './layout.ts'
import type { Layout, PlacedAxis } from './layout.ts'

export type Titled = 'title' | PlacedAxis['id']

/** Around the letters, so that a finger meets them. */
const AROUND = 6

/** The axes with their numbers and titles, wherever they stand, and the title above them all. */
export function titlePlaces(layout: Layout): ReadonlyMap<Titled, Box> {
  const { box, axes, width, height } = layout
  const places = new Map<Titled, Box>()
  let top = box.top
  for (const axis of axes) {
    const deep = axis.depth + titleDepth(axis) + AROUND
    const { left, right } = { left: Math.max(0, box.left - deep), right: box.left + box.width }
    const below = box.top + box.height
    if (axis.side === 'top') top = Math.max(0, box.top - deep + AROUND)
    const place = {
      bottom: { ...box, top: below, height: Math.min(deep, height - below) },
      top: { ...box, top, height: box.top - top },
      left: { ...box, left, width: box.left - left },
      right: { ...box, left: right, width: Math.min(deep, width - right) },
    }[axis.side]
    places.set(axis.id, place)
  }
  return places.set('title', { ...box, top: 0, height: top })
}
