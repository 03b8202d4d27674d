/** The first value of a column as a reader sees it: `220 mm`. */
import { numberFormatOf } from '@calcwright/document'
import type { NumberSettings } from '@calcwright/document'
import type { ColumnSummary } from '@calcwright/evaluator'
import { formatIn, formatNumber, numberWithUnit, parseUnit, unitToText } from '@calcwright/math/expression'

/** @returns a dash for a value that is missing */
export function columnValueText(
  { first, unit }: Pick<ColumnSummary, 'first' | 'unit'>,
  look: NumberSettings,
): string {
  const [value] = first
  if (value === null || value === undefined) return '–'
  const parsed = unit === '' ? null : parseUnit(unit)
  const text = parsed?.ok ? unitToText(parsed.value) : ''
  return numberWithUnit(formatNumber(value, formatIn(numberFormatOf(look), unit)).plain, text)
}
