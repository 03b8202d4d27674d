/** Responsibilities: the notice on money whose rates are those of another day than the worksheet asks for. */
import { unitNames } from '@calcwright/math/expression'
import type { UnitExpression } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/results'
import { exchangeRates, findUnit } from '@calcwright/math/units'
import type { EvaluationSettings } from '../contract.ts'
import type { Notice } from '../block-result.ts'
import type { ShownUnit } from '../values/shown-unit.ts'
import type { WrittenUnits } from '../values/written-units.ts'

/**
 * @param written the units of the line and of all that it reads
 * @returns a notice where other rates stand in for those of the day, or where the day is to be named
 */
export function moneyNotices(
  written: WrittenUnits,
  shown: ShownUnit,
  { rates, currencyDate, namesRates }: EvaluationSettings,
): Notice[] {
  if (rates && !rates.standsIn && !namesRates) return []
  if (!isConverted([...written.units, ...unitsOf(shown)])) return []
  const { asAsked, date } = rates
    ? { asAsked: !rates.standsIn, date: rates.date }
    : exchangeRates(currencyDate)
  if (!asAsked) return [message('money.day', { asked: currencyDate, date })]
  return namesRates && date !== currencyDate ? [message('money.rates', { date })] : []
}

/** Whether rates take part: two currencies meet, in the line, in what it reads, or in its result. */
function isConverted(units: readonly UnitExpression[]): boolean {
  const currencies = units.flatMap(unit => unitNames(unit).flatMap(name => findUnit(name)?.currency || []))
  return new Set(currencies).size > 1
}

function unitsOf(shown: ShownUnit): UnitExpression[] {
  if (shown.kind === 'items') return shown.items.flatMap(unitsOf)
  if (shown.kind === 'each') return unitsOf(shown.item)
  // Where nobody asks for a unit, the number decides among those that suit it best.
  const unit = shown.choices?.first[0]?.expression ?? shown.unit?.expression
  return unit ? [unit] : []
}
