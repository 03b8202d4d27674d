/** The first value of a column as a reader sees it: `220 mm`. */
import type { ColumnSummary } from '@calcwright/evaluator'
import { formatNumber, numberWithUnit, parseUnit, unitToText } from '@calcwright/math/expression'

/** @returns a dash for a value that is missing */
export function columnValueText(
  { first, unit }: Pick<ColumnSummary, 'first' | 'unit'>,
  look: { readonly digits: number; readonly thousands: boolean },
): string {
  const [value] = first
  if (value === null || value === undefined) return '–'
  const parsed = unit === '' ? null : parseUnit(unit)
  const text = parsed?.ok ? unitToText(parsed.value) : ''
  return numberWithUnit(formatNumber(value, look).plain, text)
}
