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
 * Ends of what a function shows. One with poles shows the values that it has over nine tenths of the width. Of
 * another the greatest and least samples are left out while the slope there is more than ten times the range
 * over the width, as at the foot of a logarithm.
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
  if (isFlat(ends.most) && isFlat(ends.least)) return all
  const unbounded = unboundedEnds(x, y)
  const hasPole = unbounded.below || unbounded.above
  return hasPole ? overMostOfWidth(x, y, unbounded) : withoutSteep(x, y, all, ends.width)
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
  return all
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
/** Part of the width over which the values are shown where there is a pole. */
const SHOWN = 0.9
/**
 * A pole is at least of this order: towards it the values grow as this power of the distance. On a plateau they do not
 * grow, and in a logarithm hardly.
 */
const LEAST_ORDER = 0.3

interface Unbounded {
  readonly below: boolean
  readonly above: boolean
}

/** Towards which ends values grow without bounds beside a gap, or where they jump from one sign to the other. */
function unboundedEnds(x: Float64Array, y: Float64Array): Unbounded {
  const bound = BEYOND * usualSize(x, y)
  const isPole = (at: number): boolean => [-1, 1].some(side => orderAt(x, y, at, side) > LEAST_ORDER)
  const ends = { below: false, above: false }
  for (let at = 0; at < y.length; at += 1) {
    if (!(Math.abs(y[at]!) > bound) || !isPole(at)) continue
    if (y[at]! < 0) ends.below = true
    else ends.above = true
  }
  return ends
}

/** The order of the pole that lies on this side of a sample; 0 for none. */
function orderAt(x: Float64Array, y: Float64Array, at: number, side: number): number {
  const [beyond, before] = [at + side, at - side]
  if (!(beyond in y)) return 0
  const isGap = !Number.isFinite(y[beyond])
  if (!isGap && y[at]! * y[beyond]! >= 0) return 0
  if (!(y[at]! * y[before]! > 0)) return 0
  const pole = isGap ? x[beyond]! : (x[at]! + x[beyond]!) / 2
  const nearness = Math.abs(x[before]! - pole) / Math.abs(x[at]! - pole)
  return Math.log(Math.abs(y[at]! / y[before]!)) / Math.log(nearness)
}

/** Size below which the values stay over nine tenths of the width. */
function usualSize(x: Float64Array, y: Float64Array): number {
  const order = Array.from(y.keys()).filter(at => Number.isFinite(y[at]))
  order.sort((a, b) => Math.abs(y[a]!) - Math.abs(y[b]!))
  const last = lastWithin(x, order, SHOWN)
  return last === undefined ? 0 : Math.abs(y[last]!)
}

/** The last sample, in an order, of those that stand for this share of the width. */
function lastWithin(x: Float64Array, order: readonly number[], share: number): number | undefined {
  let left = share * order.reduce((sum, at) => sum + shareOf(x, at), 0)
  return order.find(at => (left -= shareOf(x, at)) < 0) ?? order.at(-1)
}

/** The values of a function with poles over nine tenths of the width: the others are left out at the ends that have none. */
function overMostOfWidth(x: Float64Array, y: Float64Array, { below, above }: Unbounded): [number, number] {
  const isAlone = (at: number): boolean => !Number.isFinite(y[at - 1]) && !Number.isFinite(y[at + 1])
  const order = Array.from(y.keys()).filter(at => Number.isFinite(y[at]) && !isAlone(at))
  order.sort((a, b) => y[a]! - y[b]!)
  const share = below && above ? (1 + SHOWN) / 2 : SHOWN
  const [up, down] = [order, order.toReversed()]
  return [
    y[(below ? lastWithin(x, down, share) : up[0])!]!,
    y[(above ? lastWithin(x, up, share) : down[0])!]!,
  ]
}
