/**
 * Responsibilities: notices about decibels. A level is the number before dB, as in the formulas of the
 * textbooks (10^(L/10)): a ratio is no level because it is shown in dB, and a level is no gain.
 */
import { message } from '@calcwright/math/messages/results'
import type { Shape } from '@calcwright/math/dimensions'
import { nodesIn, unitNames } from '@calcwright/math/expression'
import type { Expression, UnitExpression } from '@calcwright/math/expression'
import type { ShownUnit } from '../values/shown-unit.ts'
import type { Notice } from '../block-result.ts'
import type { NameScope } from '../values/known.ts'
import { gainOf } from './gains.ts'

const IS_RATIO = message('unit.ratio')

const IS_LEVEL = message('unit.level')

/** @returns a notice where decibels may be meant as the ratio that they stand for */
export function levelNotices(value: Expression, shape: Shape, shown: ShownUnit, scope: NameScope): Notice[] {
  if (shown.kind !== 'one' || (shape.kind !== 'scalar' && shape.kind !== 'uniform')) return []
  const units = shown.unit ? [shown.unit, ...(shown.choices?.first ?? [])] : []
  const isShown = units.some(unit => isLevel(unit.expression))
  if (isShown) {
    const isRatio = shown.asked && shape.dimension.isPlain && gainOf(value, scope) === 'ratio'
    return isRatio ? [IS_RATIO] : []
  }
  if (shape.temperature === 'level') return []
  const isTyped = nodesIn(value).some(node => node.kind === 'quantity' && isLevel(node.unit))
  return isTyped && !shape.dimension.isPlain ? [IS_LEVEL] : []
}

const isLevel = (unit: UnitExpression): boolean => unitNames(unit).includes('dB')
