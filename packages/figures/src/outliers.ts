/** Values of a function that an axis need not reach: those beside its poles. */

/** An extreme value this much steeper than the whole is no part of the picture. */
const STEEP = 10
/** More than this of the width where it has values is no outlier: the function is just steep. */
const MOST_LEFT_OUT = 0.5
/** The samples beside a top differ by less than this part of the range: at a pole they differ by more. */
const HILL = 0.3

/**
 * Ends of what a function shows. Its greatest and least samples are left out while the slope there is
 * more than ten times the range over the width, as it is at a pole.
 *
 * @param x ascending, as drawn (a logarithm on logarithmic axes); y likewise, NaN for gaps
 * @returns null without any value
 */
export function rangeWithoutPoles(x: Float64Array, y: Float64Array): [number, number] | null {
  const order = Array.from(y.keys()).filter(at => Number.isFinite(y[at]) && Number.isFinite(x[at]))
  if (order.length === 0) return null
  order.sort((a, b) => y[a]! - y[b]!)
  const all: [number, number] = [y[order[0]!]!, y[order.at(-1)!]!]
  const width = x[order.reduce((a, b) => Math.max(a, b))]! - x[order.reduce((a, b) => Math.min(a, b))]!
  const defined = order.reduce((sum, at) => sum + shareOf(x, at), 0)
  let [low, high, leftOut] = [0, order.length - 1, 0]
  while (high > low) {
    const range = y[order[high]!]! - y[order[low]!]!
    const limit = (STEEP * range) / width
    const [top, bottom] = [slopeAt(x, y, order[high]!, range), slopeAt(x, y, order[low]!, range)]
    if (top <= limit && bottom <= limit) return [y[order[low]!]!, y[order[high]!]!]
    leftOut += shareOf(x, top > bottom ? order[high]! : order[low]!) / defined
    if (leftOut > MOST_LEFT_OUT) break
    if (top > bottom) high -= 1
    else low += 1
  }
  return hasPole(x, y) ? middle(y, order) : all
}

/** The steepest way to a neighbour; none over a gap, and none on top of a hill that is drawn whole. */
function slopeAt(x: Float64Array, y: Float64Array, at: number, range: number): number {
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

/** Whether values grow without bounds towards a gap, or jump from one sign to the other. */
function hasPole(x: Float64Array, y: Float64Array): boolean {
  let size = 0
  for (const value of y) if (Number.isFinite(value)) size += Math.abs(value)
  const typical = (2 * size) / Math.max(1, x.length)
  return y.some((value, at) => {
    if (!(Math.abs(value) > typical)) return false
    const next = y[at + 1]
    return next !== undefined && (Number.isNaN(next) || value * next < 0)
  })
}

/** What four fifths of the samples show, with as much again around. */
function middle(y: Float64Array, order: readonly number[]): [number, number] {
  const at = (share: number): number => y[order[Math.round(share * (order.length - 1))]!]!
  const [low, high] = [at(0.1), at(0.9)]
  const room = (high - low) / 2
  return [low - room, high + room]
}
