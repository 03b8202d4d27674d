/** The value of a variable in the unit that a text asks for. */
import type { NumericValue, Outcome } from '@calcwright/evaluator'
import { formatIn, formatNumber, parseUnit, unitBehindNumber } from '@calcwright/math/expression'
import type { FormattedNumber, NumberFormat } from '@calcwright/math/expression'
import { convert, isUnit, resolveUnit } from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'

/** @returns null for what is no unit */
export function unitOf(text: string): ResolvedUnit | null {
  const parsed = parseUnit(text, { isUnit })
  const resolution = parsed.ok ? resolveUnit(parsed.value) : undefined
  return resolution?.ok ? resolution.unit : null
}

/** @returns a number or a list of numbers in another unit; null where that cannot be */
export function inUnit(
  { value, unit }: Pick<Outcome, 'value' | 'unit'>,
  wanted: string,
  format: NumberFormat,
): FormattedNumber | null {
  const [from, to] = [unitOf(unit), unitOf(wanted)]
  if (!from || !to || from.dimension !== to.dimension) return null
  const own = formatIn(format, to.text)
  const numbers = written(value, number => formatNumber(String(convert(number, from, to)), own))
  if (!numbers) return null
  return { plain: `${numbers.plain} ${to.text}`, latex: numbers.latex + unitBehindNumber(to.expression) }
}

function written(value: NumericValue, format: (number: number) => FormattedNumber): FormattedNumber | null {
  if (typeof value === 'number') return format(value)
  if (!Array.isArray(value)) return null
  const items = (value as readonly NumericValue[]).map(item => written(item, format))
  if (items.some(item => item === null)) return null
  return {
    plain: `[${items.map(item => item?.plain).join(', ')}]`,
    latex: `\\left[${items.map(item => item?.latex).join(',\\;')}\\right]`,
  }
}
