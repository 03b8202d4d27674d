/** Responsibilities: the notice on money whose rates are those of another day than the worksheet asks for. */
import type { Shape } from '@calcwright/math/dimensions'
import { nodesIn, unitNames } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/results'
import { exchangeRates } from '@calcwright/math/units'
import type { EvaluationSettings } from '../contract.ts'
import type { Notice } from '../block-result.ts'

const CODE = /^[A-Z]{3}$/

/** @returns a notice where other rates stand in for those of the day, or where the day is to be named */
export function moneyNotices(
  formula: Expression,
  shape: Shape,
  { rates, currencyDate, namesRates }: EvaluationSettings,
): Notice[] {
  if ((rates && !rates.standsIn && !namesRates) || !hasMoney(formula, shape)) return []
  const { asAsked, date } = rates
    ? { asAsked: !rates.standsIn, date: rates.date }
    : exchangeRates(currencyDate)
  if (!asAsked) return [message('money.day', { asked: currencyDate, date })]
  return namesRates && date !== currencyDate ? [message('money.rates', { date })] : []
}

const hasMoney = (formula: Expression, shape: Shape): boolean =>
  ('dimension' in shape && !shape.dimension.exponent('money').isZero) ||
  nodesIn(formula).some(
    node => node.kind === 'quantity' && unitNames(node.unit).some(name => CODE.test(name)),
  )
