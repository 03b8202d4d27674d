/**
 * Responsibilities: what is said of decibels. A level is the number before dB, as in the formulas of
 * the textbooks (10^(L/10)): a ratio is no level because it is shown in dB, and a level is no gain.
 */
import type { Shape } from '@calcwright/math/dimensions'
import { nodesIn, unitNames } from '@calcwright/math/expression'
import type { Expression, UnitExpression } from '@calcwright/math/expression'
import type { ShownUnit } from '../values/shown-unit.ts'
import type { Notice } from '../contract.ts'

const IS_RATIO: Notice = {
  code: 'unit.ratio',
  text: 'Shown as it is: the level of a ratio is 10*log10(P/P_0) for powers, 20*log10(V/V_0) for amplitudes.',
}

const IS_LEVEL: Notice = {
  code: 'unit.level',
  text: 'A number in dB counts as that number: the ratio is 10^(L/10) for powers, 10^(L/20) for amplitudes.',
}

/** @returns a notice where decibels may be meant as the ratio that they stand for */
export function levelNotices(value: Expression, shape: Shape, shown: ShownUnit): Notice[] {
  if (shown.kind !== 'one' || (shape.kind !== 'scalar' && shape.kind !== 'uniform')) return []
  const units = shown.unit ? [shown.unit, ...(shown.choices?.first ?? [])] : []
  const isShown = units.some(unit => isLevel(unit.expression))
  if (isShown) return shown.asked && value.kind === 'binary' && value.operator === '/' ? [IS_RATIO] : []
  const isTyped = nodesIn(value).some(node => node.kind === 'quantity' && isLevel(node.unit))
  return isTyped && !shape.dimension.isPlain ? [IS_LEVEL] : []
}

const isLevel = (unit: UnitExpression): boolean => unitNames(unit).includes('dB')
