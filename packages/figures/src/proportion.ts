/** Axes of equal scales. */
import type { Figure, Limits, Range } from './figure.ts'

/** An axis is at most so many times as long as the other: beyond, the shorter one shows more. */
const LONGEST = 6

const lengthOf = ([from, to]: Range): number => Math.abs(to - from)

/** Units of y that are as long as one of x; null where the scales need not be equal. */
const scaleOf = ({ equalScales, axes: { x, y } }: Figure): number | null =>
  !equalScales || x.log || y.log || x.names ? null : equalScales

/** Width by height of the room between axes of equal scales; null where they need not be. */
export function shapeOf(figure: Figure, { x, y }: Limits): number | null {
  const scale = scaleOf(figure)
  if (scale === null) return null
  const shape = (scale * lengthOf(x)) / lengthOf(y)
  return figure.rotated ? 1 / shape : shape
}

/** Limits of axes, neither of which is too short to be seen at equal scales. */
export function inProportion(figure: Figure, limits: Limits): Limits {
  const scale = scaleOf(figure)
  if (scale === null) return limits
  const least = Math.max(scale * lengthOf(limits.x), lengthOf(limits.y)) / LONGEST
  return { ...limits, x: widened(limits.x, least / scale), y: widened(limits.y, least) }
}

/** As long as that at least, about the same middle. */
function widened([from, to]: Range, least: number): Range {
  const missing = least - Math.abs(to - from)
  if (missing <= 0) return [from, to]
  const more = (Math.sign(to - from) * missing) / 2
  return [from - more, to + more]
}
