/** Responsibilities: properties of fluids and materials in a formula, computed at once from the numbers that are there. */
import type { Inferred } from '@calcwright/math/dimensions'
import type { CallNode, Expression } from '@calcwright/math/expression'
import type { EvaluationSettings } from '../contract.ts'
import type { EvaluationError, Notice } from '../block-result.ts'
import { numbersNow, variablesBehind } from '../names/numeric-names.ts'
import type { Solvable } from '../values/prepared.ts'
import { Formulas } from './formulas.ts'
import { isProperty, solverCalls, withAnswers } from './places.ts'
import { searchingCall } from './roots.ts'
import { errorAt, numberNode } from './solve.ts'
import type { SolverAnswer } from './solver.ts'

/** A formula with numbers in the place of its properties. */
export interface ComputedProperties {
  readonly kind: 'computed'
  readonly inferred: Inferred
  readonly notices: readonly Notice[]
}

export type WithProperties =
  | ComputedProperties
  | { readonly kind: 'failed'; readonly error: EvaluationError }
  /** Values are needed that are still being computed. */
  | { readonly kind: 'pending' }

/** @returns null for a formula without properties that have a number here */
export function withProperties(
  inferred: Inferred,
  solvable: Solvable,
  settings: EvaluationSettings,
): WithProperties | null {
  const { scope } = solvable
  const calls = solverCalls(inferred.expression, scope)
  const properties = calls.filter(call => isProperty(call, scope))
  if (properties.length === 0) return null
  const numbers = numbersNow(new Map(properties.flatMap(call => [...variablesBehind(call, scope)])))
  if (numbers === 'pending') return { kind: 'pending' }
  const formulas = new Formulas(solvable, numbers, settings)
  const notices: Notice[] = []
  const answers: (Expression | null)[] = []
  for (const call of calls) {
    const answer = properties.includes(call) ? propertyNow(call, formulas) : null
    if (answer && !answer.ok) return { kind: 'failed', error: errorAt(call, answer) }
    answers.push(answer && numberNode(answer.value, call.span))
    notices.push(...(answer?.notices ?? []))
  }
  if (answers.every(answer => answer === null)) return null
  const expression = withAnswers(inferred.expression, answers, scope)
  return { kind: 'computed', inferred: { ...inferred, expression }, notices }
}

function propertyNow(call: CallNode, formulas: Formulas): SolverAnswer | null {
  const run = searchingCall(call, formulas)
  let next = run.next()
  while (!next.done) next = run.next()
  return next.value
}
