/**
 * Responsibilities: notices about a function that has no value over much of what is drawn, unless its domain
 * ends there as that of ln(x) does.
 */
import { message } from '@calcwright/math/messages/plots'
import type { Notice } from '../../block-result.ts'

const NOT_REAL = message('plot.real')
const TOO_LARGE = message('plot.large')

/** Beside such values the next may be beyond all numbers. */
const LAST = 1e307
/** Part of the values from which on gaps are more than the surroundings of a pole. */
const MANY = 0.01

/** @param columns how many values are in a row of a map; of a curve all of them are */
export function gapNotices(values: Float64Array, columns = values.length): readonly Notice[] {
  const gaps = values.reduce((count, value) => count + (Number.isFinite(value) ? 0 : 1), 0)
  if (gaps === 0 || gaps === values.length) return []
  if (isPoints(values, columns)) return [NOT_REAL]
  const isLarge = values.some(value => Number.isFinite(value) && Math.abs(value) > LAST)
  return isLarge && gaps > MANY * values.length ? [TOO_LARGE] : []
}

/** Whether nothing can be drawn between values, as none have the neighbours for that. */
function isPoints(values: Float64Array, columns: number): boolean {
  const steps = columns < values.length ? [0, 1, columns, columns + 1] : [0, 1]
  return !values.some((_, at) => {
    const isLast = (at + 1) % columns === 0
    return !isLast && steps.every(step => Number.isFinite(values[at + step]))
  })
}
