/** Responsibilities: from where to where functions are drawn. */
import type { PlotAxis } from '../../plots.ts'
import { toSI } from './quantity.ts'
import type { AxisUnit } from './quantity.ts'

/** A stretch of an axis, in SI. */
export interface Domain {
  readonly from: number
  readonly to: number
  readonly log: boolean
}

/** Without data and without limits. */
const DEFAULT = { from: -5, to: 5 }
/** Domain on a logarithmic axis without limits: three decades. */
const DEFAULT_LOG = { from: 0.1, to: 100 }
/** Share of the data that is added at each side. */
const PADDING = 0.05
/** Limits on a logarithmic axis in place of those at or below zero. */
const LEAST = { from: 1e-15, to: 2e-15 }

/** Numbers on an axis, in its unit. */
export interface Extent {
  /** Data that reach from one place to another: functions are drawn as far as they do. */
  readonly spans: readonly Float64Array[]
  /** The range in which the functions themselves are known: without such data they begin and end there. */
  readonly known: readonly Float64Array[]
  /** Single points and lines across the plot, which have to be on the axis and say no more. */
  readonly points: readonly Float64Array[]
}

export function domainOf(axis: PlotAxis, unit: AxisUnit, { spans, known, points }: Extent): Domain {
  const { log } = axis
  const around = rangeOf(spans, log)
  const usual = around ? padded(around, log) : (rangeOf(known, log) ?? (log ? DEFAULT_LOG : DEFAULT))
  const automatic = widened(usual, rangeOf(points, log), log)
  const { minimum, maximum } = axis
  let from = minimum ?? (maximum !== null && maximum <= automatic.from ? below(maximum, log) : automatic.from)
  let to = maximum ?? (minimum !== null && minimum >= automatic.to ? above(minimum, log) : automatic.to)
  if (log) [from, to] = [from > 0 ? from : LEAST.from, to > 0 ? to : LEAST.to]
  if (from > to) [from, to] = [to, from]
  if (from === to) to = above(from, log)
  return { from: toSI(from, unit), to: toSI(to, unit), log: log && unit.zero === 0 }
}

/** The other end where only one is set, and the automatic one is on the wrong side of it. */
const above = (end: number, log: boolean): number => (log ? end * 1000 : end + 10)
const below = (end: number, log: boolean): number => (log ? end / 1000 : end - 10)

interface Ends {
  readonly from: number
  readonly to: number
}

function rangeOf(shown: readonly Float64Array[], log: boolean): Ends | null {
  let [from, to] = [Infinity, -Infinity]
  for (const column of shown)
    for (const value of column) {
      if (!Number.isFinite(value) || (log && value <= 0)) continue
      from = Math.min(from, value)
      to = Math.max(to, value)
    }
  return from <= to ? { from, to } : null
}

function padded({ from, to }: Ends, log: boolean): Ends {
  if (log) {
    const factor = (to / from) ** PADDING
    return { from: from / factor, to: to * factor }
  }
  const margin = (to - from) * PADDING
  return { from: from - margin, to: to + margin }
}

/** So far that points beyond an end stand as far within the new one as data would. */
function widened(usual: Ends, points: Ends | null, log: boolean): Ends {
  if (!points) return usual
  const [drawn, value] = log ? [Math.log10, (at: number) => 10 ** at] : [same, same]
  const [low, high] = [drawn(Math.min(usual.from, points.from)), drawn(Math.max(usual.to, points.to))]
  const moved = { from: points.from < usual.from, to: points.to > usual.to }
  const length = (high - low) / (1 - PADDING * (Number(moved.from) + Number(moved.to)))
  return {
    from: moved.from ? value(low - PADDING * length) : usual.from,
    to: moved.to ? value(high + PADDING * length) : usual.to,
  }
}

const same = (value: number): number => value
