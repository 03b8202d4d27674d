/** Values between points. */

/**
 * Linear interpolation in points of ascending x.
 *
 * @returns NaN outside them and beside a gap
 */
export function valueAt(x: Float64Array, y: Float64Array, at: number): number {
  const above = firstAtOrAbove(x, at)
  if (above === x.length) return NaN
  if (x[above] === at) return y[above]!
  if (above === 0) return NaN
  const from = x[above - 1]!
  const share = (at - from) / (x[above]! - from)
  return y[above - 1]! * (1 - share) + y[above]! * share
}

/** The first index whose x is not below; x ascends. */
export function firstAtOrAbove(x: Float64Array, at: number): number {
  let low = 0
  let high = x.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (x[middle]! < at) low = middle + 1
    else high = middle
  }
  return low
}

/** The first index whose x is above; x ascends. */
export function firstAbove(x: Float64Array, at: number): number {
  let index = firstAtOrAbove(x, at)
  while (x[index] === at) index += 1
  return index
}

export function isAscending(x: Float64Array): boolean {
  for (let at = 1; at < x.length; at += 1) if (!(x[at]! >= x[at - 1]!)) return false
  return true
}

/** Points in order of x, with those left out that have none. */
export function sorted(x: Float64Array, y: Float64Array): { x: Float64Array; y: Float64Array } {
  if (isAscending(x)) return { x, y }
  const order = Array.from(x.keys())
    .filter(at => !Number.isNaN(x[at]))
    .sort((a, b) => x[a]! - x[b]!)
  return { x: Float64Array.from(order, at => x[at]!), y: Float64Array.from(order, at => y[at]!) }
}
