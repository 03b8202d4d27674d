/** Visible part of a series between the limits of x. */
import type { Range } from './figure.ts'
import { isStepped } from './prepare.ts'
import type { PreparedSeries } from './prepare.ts'

export type VisiblePart = Pick<PreparedSeries, 'x' | 'y' | 'base' | 'error'>

/**
 * Points within the limits of x, with the places where lines cross them; all points where none lies within.
 */
export function visiblePart(
  series: PreparedSeries,
  limits: Range,
  isLog: { x: boolean; y: boolean },
): VisiblePart {
  const { x, y, base, error, source } = series
  const [low, high] = [Math.min(...limits), Math.max(...limits)]
  const isWithin = (_: number, at: number): boolean => x[at]! >= low && x[at]! <= high
  const visible = x.filter(isWithin)
  if (visible.length === x.length) return { x, y, base, error }
  const crossed = source.look.lineWeight > 0 ? crossings(series, [low, high], isLog) : []
  if (visible.length + crossed.length === 0) return { x, y, base, error }
  const more = (column: Float64Array, of: (crossing: Crossing) => number): Float64Array =>
    Float64Array.of(...column.filter(isWithin), ...crossed.map(of))
  return {
    x: more(x, crossing => crossing.x),
    y: more(y, crossing => crossing.y),
    base: base && more(base, crossing => crossing.base),
    error: error && more(error, () => 0),
  }
}

interface Crossing {
  readonly x: number
  readonly y: number
  readonly base: number
}

/** Where pieces of a line cross the limits of x, as it is drawn: straight between logarithms on logarithmic axes. */
function crossings(
  { x, y, base, source }: PreparedSeries,
  limits: Range,
  isLog: { x: boolean; y: boolean },
): Crossing[] {
  const between = (from: number, to: number, share: number, log: boolean): number =>
    log ? Math.exp(between(Math.log(from), Math.log(to), share, false)) : from + share * (to - from)
  const crossed: Crossing[] = []
  for (let at = 1; at < x.length; at += 1) {
    for (const end of limits) {
      if (x[at - 1]! < end === x[at]! < end) continue
      const [from, to, place] = [x[at - 1]!, x[at]!, end].map(value => (isLog.x ? Math.log(value) : value))
      // A step holds its value until the next point.
      const share = isStepped(source) ? 0 : (place! - from!) / (to! - from!)
      crossed.push({
        x: end,
        y: between(y[at - 1]!, y[at]!, share, isLog.y),
        base: base ? between(base[at - 1]!, base[at]!, share, isLog.y) : 0,
      })
    }
  }
  return crossed
}
