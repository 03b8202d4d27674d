/** Geometry of two fingers in a picture: the visible box after they have moved, in pixels of before. */
import type { Box } from '@calcwright/figures/drawing'
import type { PicturePoint } from './card-place.ts'

export type Fingers = readonly [PicturePoint, PicturePoint]

/** Fingers that are nearer to each other along an axis move the box and do not scale it. */
const APART = 40

/** The box after a pinch from `from` to `to`: each finger stays on its place of the picture. */
export function pinched({ left, top, width, height }: Box, from: Fingers, to: Fingers): Box {
  const across = visibleAlong([left, width], [from[0].x, from[1].x], [to[0].x, to[1].x])
  const down = visibleAlong([top, height], [from[0].y, from[1].y], [to[0].y, to[1].y])
  return { left: across[0], top: down[0], width: across[1], height: down[1] }
}

type Pair = readonly [number, number]

/** Start and length along one axis. */
function visibleAlong([start, length]: Pair, from: Pair, to: Pair): Pair {
  const apart = Math.abs(from[1] - from[0])
  const scale = apart < APART ? 1 : Math.max(Math.abs(to[1] - to[0]), 1) / apart
  const [middle, moved] = [from, to].map(([one, other]) => (one + other) / 2) as [number, number]
  return [middle + (start - moved) / scale, length / scale]
}

/** The box moved and shrunk into the whole. */
export function boxInside(box: Box, whole: Box): Box {
  const across = clampedAlong([box.left, box.width], [whole.left, whole.width])
  const down = clampedAlong([box.top, box.height], [whole.top, whole.height])
  return { left: across[0], top: down[0], width: across[1], height: down[1] }
}

function clampedAlong([start, length]: Pair, [first, all]: Pair): Pair {
  const size = Math.min(length, all)
  return [Math.max(first, Math.min(start, first + all - size)), size]
}
