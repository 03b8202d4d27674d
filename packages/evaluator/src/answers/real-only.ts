/**
 * Responsibilities: worksheets without complex answers. The engine gives the root of a negative number
 * all the same: that is no result there, as long as nobody has written i.
 */
import { evaluationErrorOf } from '../values/error.ts'
import { message } from '@calcwright/math/messages/answers'
import type { EngineValue } from '@calcwright/engine'
import { callsIn, children } from '@calcwright/math/expression'
import type { Expression, Statement } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import type { EvaluationError } from '../block-result.ts'
import type { EvaluationSettings } from '../contract.ts'
import { hasComplex } from '../results/inspect.ts'

/**
 * @param values the result, exact and in decimals
 * @param sources the line, and the definitions that it reads, directly or not
 * @returns why the result does not count, null when it does
 */
export function unreal(
  values: readonly EngineValue[],
  sources: () => readonly Statement[],
  { imaginaryUnit }: EvaluationSettings,
): EvaluationError | null {
  if (!values.some(hasComplex) || sources().some(source => mayBeComplex(source, imaginaryUnit))) return null
  return evaluationErrorOf('argument', message('argument.unreal'))
}

function mayBeComplex(statement: Statement, letter: 'j' | undefined): boolean {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return false
  const { value } = statement
  return (
    hasImaginaryUnit(value, letter) || callsIn(value).some(({ name }) => hasTrait(name, 'complexByNature'))
  )
}

/** @param letter another name of it */
const hasImaginaryUnit = (node: Expression, letter: 'j' | undefined): boolean =>
  (node.kind === 'constant' && node.name === 'i') ||
  (node.kind === 'name' && node.name === letter) ||
  children(node).some(child => hasImaginaryUnit(child, letter))
