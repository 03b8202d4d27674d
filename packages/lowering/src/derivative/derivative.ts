/**
 * **Invariant: a derivative is a formula that has it, or the call that says which derivative it is.** Functions that
 * the engine has no derivative of are differentiated by slopes.xcas, one variable after the other.
 */
import type { Expression } from '@calcwright/math/expression'
import type { DerivativeQuestion } from '@calcwright/math/dimensions'
import { callNode } from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'

/** @returns the call that gives the derivative */
export function askedDerivative(question: DerivativeQuestion): Expression {
  const { source, call, body, variables, callsWithoutSlope } = question
  if (!callsWithoutSlope) return call
  const { span } = source
  return callNode(operationName('slope_of'), [body, { kind: 'list', items: variables, span }], span)
}
