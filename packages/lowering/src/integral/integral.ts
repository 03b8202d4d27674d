/**
 * **Invariant: a number of an integral has two witnesses, or it is refused.** Between bounds the procedure `definite`
 * (quadrature.xcas) compares the engine's value with a quadrature; antiderivatives of what has corners are compared
 * with the integrals that their differences stand for (antiderivatives.xcas).
 */
import { nodesIn } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { AntiderivativeQuestion, IntegralQuestion } from '@calcwright/math/dimensions'
import { callNode } from '@calcwright/math/rewriting'
import { operationName, engineWord } from '@calcwright/reference/functions'

/** @returns the call for an integral between bounds; the values of a program have no formula to compare with */
export const askedIntegral = ({ call, isOfProgram }: IntegralQuestion): Expression =>
  isOfProgram ? { ...call, name: operationName('integral_of_values') } : call

/** @returns the call for an antiderivative, behind a check where it may have steps */
export function askedAntiderivative({ call, body, variable }: AntiderivativeQuestion): Expression {
  if (!hasCorners(body)) return call
  const { span } = call
  return callNode(operationName('primitive'), [{ kind: 'list', items: [call, body], span }, variable], span)
}

/** Functions whose antiderivatives the engine may give steps of their own. */
const CORNERS: ReadonlySet<string> = new Set([
  'abs', 'floor', 'ceil', 'round', 'frac', 'trunc', 'num_sign', 'num_step', 'piecewise', 'when', 'ifte', 'max', 'min', 'mod',
]) // prettier-ignore

const hasCorners = (node: Expression): boolean =>
  nodesIn(node).some(part => part.kind === 'call' && CORNERS.has(engineWord(part.name)))
