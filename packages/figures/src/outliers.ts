/** Values of a function that an axis need not reach: those beside its poles. */

/** An extreme value this much steeper than the whole is no part of the picture. */
const STEEP = 10
/** More than this of the width where it has values is no outlier: the function is just steep. */
const MOST_LEFT_OUT = 0.5
/**
 * Share of the shown range that values left out at an end must exceed; smaller parts are shown, such as the
 * foot of a root.
 */
const LITTLE = 0.5
/** The samples beside a top differ by less than this part of the range: at a pole they differ by more. */
const HILL = 0.3

/** Slopes between larger values may be beyond all numbers: they are compared in another unit. */
const LARGE = 1e280
const SMALLER = 2 ** 100

/**
 * Ends of what a function shows. Its greatest and least samples are left out while the slope there is
 * more than ten times the range over the width, as it is at a pole.
 *
 * @param x ascending, as drawn (a logarithm on logarithmic axes); y likewise, NaN for gaps
 * @returns null without any value
 */
export function rangeWithoutPoles(x: Float64Array, y: Float64Array): [number, number] | null {
  const ends = endsOf(x, y)
  if (!ends) return null
  const all: [number, number] = [y[ends.least]!, y[ends.most]!]
  if (Math.max(-all[0], all[1]) > LARGE) {
    const range = rangeWithoutPoles(x, y.map(value => value / SMALLER)) // prettier-ignore
    return range && [range[0] * SMALLER, range[1] * SMALLER]
  }
  const limit = (STEEP * (all[1] - all[0])) / ends.width
  const isFlat = (at: number): boolean => slopeAt(x, y, at, all[1] - all[0]) <= limit
  return isFlat(ends.most) && isFlat(ends.least) ? all : withoutSteep(x, y, all, ends.width)
}

interface Ends {
  /** Indices of the least and the greatest value. */
  readonly least: number
  readonly most: number
  readonly width: number
}

/** Ends of the samples that have a value; null where none has. */
function endsOf(x: Float64Array, y: Float64Array): Ends | null {
  let [first, last, least, most] = [-1, -1, -1, -1]
  for (let at = 0; at < y.length; at += 1) {
    if (!Number.isFinite(y[at]) || !Number.isFinite(x[at])) continue
    if (first < 0) [first, least, most] = [at, at, at]
    last = at
    if (y[at]! < y[least]!) least = at
    if (y[at]! >= y[most]!) most = at
  }
  return first < 0 ? null : { least, most, width: x[last]! - x[first]! }
}

function withoutSteep(
  x: Float64Array,
  y: Float64Array,
  all: [number, number],
  width: number,
): [number, number] {
  const order = Array.from(y.keys()).filter(at => Number.isFinite(y[at]) && Number.isFinite(x[at]))
  order.sort((a, b) => y[a]! - y[b]!)
  const defined = order.reduce((sum, at) => sum + shareOf(x, at), 0)
  let [low, high, leftOut] = [0, order.length - 1, 0]
  while (high > low) {
    const range = y[order[high]!]! - y[order[low]!]!
    const limit = (STEEP * range) / width
    const [top, bottom] = [slopeAt(x, y, order[high]!, range), slopeAt(x, y, order[low]!, range)]
    if (top <= limit && bottom <= limit) return withLittle(y[order[low]!]!, y[order[high]!]!, all)
    leftOut += shareOf(x, top > bottom ? order[high]! : order[low]!) / defined
    if (leftOut > MOST_LEFT_OUT) break
    if (top > bottom) high -= 1
    else low += 1
  }
  return hasPole(x, y) ? middle(y, order) : all
}

/** A steep end that is no pole costs the picture little, and is a part of the function. */
function withLittle(low: number, high: number, all: [number, number]): [number, number] {
  const little = LITTLE * (high - low)
  return [low - all[0] <= little ? all[0] : low, all[1] - high <= little ? all[1] : high]
}

/**
 * The steepest way to a neighbour; none over a gap, and none on top of a hill that is drawn whole. A sample
 * between two gaps is the pole itself.
 */
function slopeAt(x: Float64Array, y: Float64Array, at: number, range: number): number {
  if (Number.isNaN(y[at - 1]) && Number.isNaN(y[at + 1])) return Infinity
  const [left, right] = [y[at]! - y[at - 1]!, y[at]! - y[at + 1]!]
  const hill = left * right >= 0 && Math.max(Math.abs(left), Math.abs(right)) < HILL * range
  if (hill) return 0
  const to = (other: number): number => {
    const slope = Math.abs((y[other]! - y[at]!) / (x[other]! - x[at]!))
    return Number.isFinite(slope) ? slope : 0
  }
  return Math.max(to(at - 1), to(at + 1))
}

/** How much of the width a sample stands for. */
const shareOf = (x: Float64Array, at: number): number => ((x[at + 1] ?? x[at]!) - (x[at - 1] ?? x[at]!)) / 2

/** A value this much greater than nearly all others is beyond bounds; the teeth of a saw are not. */
const BEYOND = 5

/** Whether values grow without bounds towards a gap on either side, or jump from one sign to the other. */
function hasPole(x: Float64Array, y: Float64Array): boolean {
  const bound = BEYOND * usualSize(x, y)
  return y.some((value, at) => {
    if (!(Math.abs(value) > bound)) return false
    return [y[at - 1], y[at + 1]].some(
      beside => beside !== undefined && (Number.isNaN(beside) || value * beside < 0),
    )
  })
}

/** Size below which the values stay over nine tenths of the width. */
function usualSize(x: Float64Array, y: Float64Array): number {
  const order = Array.from(y.keys()).filter(at => Number.isFinite(y[at]))
  order.sort((a, b) => Math.abs(y[a]!) - Math.abs(y[b]!))
  let left = 0.9 * order.reduce((sum, at) => sum + shareOf(x, at), 0)
  const last = order.find(at => (left -= shareOf(x, at)) < 0)
  return last === undefined ? 0 : Math.abs(y[last]!)
}

/** Range of four fifths of the samples, with as much again around. */
function middle(y: Float64Array, order: readonly number[]): [number, number] {
  const at = (share: number): number => y[order[Math.round(share * (order.length - 1))]!]!
  const [low, high] = [at(0.1), at(0.9)]
  const room = (high - low) / 2
  return [low - room, high + room]
}
