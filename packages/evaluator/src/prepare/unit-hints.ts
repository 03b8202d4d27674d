/**
 * Responsibilities: hints at an error of units where a letter often means something else: `25 [C] = [K]` are
 * coulombs, or a share is added to what has a unit.
 */
import { message } from '@calcwright/math/messages/results'
import { nodesIn, toPlain, unitToPlain } from '@calcwright/math/expression'
import type { Statement, UnitExpression } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'
import type { EvaluationError } from '../block-result.ts'

const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\w)C(?!\w)/, message('hint.coulomb').text],
  [/(?<!\w)F(?!\w)/, message('hint.farad').text],
  [/(?<!\w)R(?!\w)/, message('hint.roentgen').text],
]

/** @returns the error, with a hint where a temperature stands beside such a letter, or a share is added */
export function withUnitHint(error: EvaluationError, statement: Statement): EvaluationError {
  const share = error.kind === 'unit' ? shareHint(error, statement) : null
  if (share !== null) return { ...error, message: `${sentence(error.message)} ${share}` }
  const units = error.kind === 'unit' ? unitsOf(statement) : []
  if (!units.some(isOfTemperature)) return error
  const hints = LETTERS.filter(([letter]) => units.some(unit => letter.test(unitToPlain(unit))))
  const sentences = [sentence(error.message), ...hints.map(([, hint]) => hint)]
  return hints.length === 0 ? error : { ...error, message: sentences.join(' ') }
}

/** `250 [EUR] + 19%` is meant as 19% more. */
function shareHint({ position }: EvaluationError, statement: Statement): string | null {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return null
  const sum = nodesIn(statement.value).find(
    node => node.kind === 'binary' && node.operatorSpan.start === position?.start,
  )
  if (sum?.kind !== 'binary' || !/^[+-]$/.test(sum.operator)) return null
  if (sum.right.kind !== 'unary' || sum.right.operator !== '%') return null
  const share = toPlain(sum.right)
  const meant = sum.operator === '+' ? 'more' : 'less'
  return message('hint.share', { share, meant, operator: sum.operator }).text
}

function sentence(message: string): string {
  return /[.?!]$/.test(message) ? message : `${message}.`
}

function unitsOf(statement: Statement): UnitExpression[] {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return []
  const inside = nodesIn(statement.value).flatMap(node => (node.kind === 'quantity' ? [node.unit] : []))
  return statement.unit ? [...inside, statement.unit] : inside
}

function isOfTemperature(unit: UnitExpression): boolean {
  const resolution = resolveUnit(unit)
  return resolution.ok && !resolution.unit.dimension.exponent('temperature').isZero
}
