/** Where the title and the axes of a picture can be pressed. */
import type { Box } from './box.ts'
import { POLAR_ROOM, titleDepth } from './layout.ts'
import type { Layout, PlacedAxis } from './layout.ts'

export type Titled = 'title' | PlacedAxis['id']

/** Around the letters, so that a finger meets them. */
const AROUND = 6

/** The axes with their numbers and titles, wherever they stand, and the title above them all. */
export function titlePlaces(layout: Layout): ReadonlyMap<Titled, Box> {
  const { box, axes, width, height } = layout
  const places = new Map<Titled, Box>()
  let top = box.top
  const middle = box.top + box.height
  // On polar axes the radii have a title below the circle; the angles are what they are.
  if (axes.length === 0)
    places.set('y', {
      left: box.left,
      width: box.width,
      top: middle + POLAR_ROOM.angles - 6,
      height: POLAR_ROOM.title + 6,
    })
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
  const band = axes.length === 0 ? Math.max(20, top - POLAR_ROOM.angles) : top
  return places.set('title', { ...box, top: 0, height: band })
}
