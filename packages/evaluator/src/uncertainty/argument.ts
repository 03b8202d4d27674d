/** Responsibilities: the value of the argument of a call about uncertainties. */
import { message } from '@calcwright/math/messages/uncertainty'
import type { Expression } from '@calcwright/math/expression'
import type { NumericValue } from '@calcwright/math/numeric'
import type { Formulas } from '../solving/formulas.ts'
import { noAnswer } from '../solving/solver.ts'
import type { NoAnswer, SolverServices } from '../solving/solver.ts'
import { isLost } from '../values/uncertainty.ts'
import type { Uncertainty } from '../values/uncertainty.ts'
import { propagated } from './propagate.ts'

const NO_VALUE = noAnswer(message('uncertainty.formula'))

/** A value with its uncertainty, null where it is certain. */
export interface Argument {
  readonly ok: true
  readonly value: NumericValue
  readonly uncertainty: Uncertainty | null
}

/** @returns the value of an argument with its uncertainty */
export async function argumentOf(
  formula: Expression | undefined,
  { solvable }: Formulas,
  solving: SolverServices,
): Promise<Argument | NoAnswer> {
  if (!formula) return NO_VALUE
  const source = { formula: { ...solvable, expression: formula }, key: '', statement: null, unit: null }
  const { uncertainty, value } = await propagated(source, null, solving)
  if (uncertainty && isLost(uncertainty))
    return noAnswer(message('uncertainty.lost.argument', { reason: uncertainty.lost }))
  return value === undefined ? NO_VALUE : { ok: true, value, uncertainty }
}
