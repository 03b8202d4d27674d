/** Base line of a series that stands on others. */
import { firstAtOrAbove, isAscending, sorted, valueAt } from './interpolate.ts'

interface Points {
  readonly x: Float64Array
  readonly y: Float64Array
}

/**
 * Sum of the series below at each x: linear between their points, nothing outside their range or in
 * their gaps.
 *
 * @param below their own values, not stacked
 */
export function stackUnder(x: Float64Array, below: readonly Points[]): Float64Array {
  const sums = new Float64Array(x.length)
  for (const points of below) {
    const line = sorted(points.x, points.y)
    x.forEach((at, index) => {
      const value = valueAt(line.x, line.y, at)
      if (!Number.isNaN(value)) sums[index]! += value
    })
  }
  return sums
}

/** The way of a line that stands on others, which may bend, begin or end between its own points. */
export interface Outline extends Points {
  /** Lower end at each x. */
  readonly base: Float64Array
}

/**
 * @param own points of ascending x, not stacked
 * @param below as for `stackUnder`
 * @returns null where the points themselves say all
 */
export function stackedOutline(own: Points, below: readonly Points[]): Outline | null {
  if (below.every(line => line.x.length === own.x.length && line.x.every((x, at) => x === own.x[at] && !Number.isNaN(line.y[at])))) return null // prettier-ignore
  if (own.x.length < 2 || ![own, ...below].every(line => isAscending(line.x))) return null
  const [first, last] = [own.x[0]!, own.x.at(-1)!]
  const within = below.flatMap(({ x }) => Array.from(x).filter(at => at > first && at < last))
  const places = Float64Array.from(new Set([...own.x, ...within])).sort()
  const [xs, bases, values]: number[][] = [[], [], []]
  for (const place of places) {
    const sides = SIDES.map(side => below.reduce((sum, line) => sum + sidedValue(line, place, side), 0))
    const isEnd = [place > first, true, place < last]
    SIDES.forEach((side, at) => {
      if (!isEnd[at] || (side !== 'at' && sides[at] === sides[1])) return
      xs!.push(place)
      bases!.push(sides[at]!)
      values!.push(valueAt(own.x, own.y, place))
    })
  }
  const base = Float64Array.from(bases!)
  return { x: Float64Array.from(xs!), base, y: base.map((sum, at) => sum + values![at]!) }
}

const SIDES = ['left', 'at', 'right'] as const

/** Value of a line at a place, or just beside it: 0 where it has none there. */
function sidedValue({ x, y }: Points, place: number, side: (typeof SIDES)[number]): number {
  const value = valueAt(x, y, place)
  if (Number.isNaN(value)) return 0
  const first = firstAtOrAbove(x, place)
  if (side === 'at' || x[first] !== place) return value
  const index = side === 'left' ? first : x.lastIndexOf(place)
  const beside = y[side === 'left' ? index - 1 : index + 1]
  return beside === undefined || Number.isNaN(beside) || Number.isNaN(y[index]) ? 0 : y[index]!
}

/** Bars above zero stand on bars above zero, and those below hang from those below. */
export function barsUnder(y: Float64Array, below: readonly Float64Array[]): Float64Array {
  return y.map((value, at) => {
    const alike = below.map(bars => bars[at] ?? 0).filter(other => value < 0 === other < 0)
    return alike.reduce((sum, other) => sum + (Number.isNaN(other) ? 0 : other), 0)
  })
}
