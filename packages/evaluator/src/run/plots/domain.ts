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
/** The same on a logarithmic axis: three decades. */
const DEFAULT_LOG = { from: 0.1, to: 100 }
/** Share of the data that is added at each side. */
const PADDING = 0.05
/** Limits on a logarithmic axis in place of those at or below zero. */
const LEAST = { from: 1e-15, to: 2e-15 }

/**
 * @param shown data on the axis, in its unit
 * @param known where the functions themselves are known, in its unit: there they begin and end
 */
export function domainOf(
  axis: PlotAxis,
  unit: AxisUnit,
  shown: readonly Float64Array[],
  known: readonly Float64Array[] = [],
): Domain {
  const { log } = axis
  const around = rangeOf(shown, log)
  const automatic = around ? padded(around, log) : (rangeOf(known, log) ?? (log ? DEFAULT_LOG : DEFAULT))
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

function rangeOf(shown: readonly Float64Array[], log: boolean): { from: number; to: number } | null {
  let [from, to] = [Infinity, -Infinity]
  for (const column of shown)
    for (const value of column) {
      if (!Number.isFinite(value) || (log && value <= 0)) continue
      from = Math.min(from, value)
      to = Math.max(to, value)
    }
  return from <= to ? { from, to } : null
}

function padded({ from, to }: { from: number; to: number }, log: boolean): { from: number; to: number } {
  if (log) {
    const factor = (to / from) ** PADDING
    return { from: from / factor, to: to * factor }
  }
  const margin = (to - from) * PADDING
  return { from: from - margin, to: to + margin }
}
