/**
 * **Invariant: a number of an integral has two witnesses, or it is refused.** Between bounds the procedure `definite`
 * (quadrature.xcas) compares the engine's value with a quadrature; antiderivatives of what has corners are compared
 * with the integrals that their differences stand for (antiderivatives.xcas).
 */
import { callsIn, nodesIn } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import type { AntiderivativeQuestion, IntegralQuestion } from '@calcwright/math/dimensions'
import { message } from '@calcwright/math/messages/answers'
import { callNode } from '@calcwright/math/rewriting'
import { engineWord, hasTrait, operationName } from '@calcwright/reference/functions'
import { holdsName, type ReadsNoAnswer } from '../answers/answer.ts'

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

/**
 * A search that did not converge answers with its last two steps. `integrate` is left out: it tries other
 * methods then.
 */
export const withoutIntegral: ReadsNoAnswer = ({ value, warnings }, formula) => {
  const integrals = callsIn(formula).filter(({ name }) => hasTrait(name, 'integral'))
  const hasOthers = integrals.length > 0 && integrals.every(({ name }) => hasTrait(name, 'antiderivative'))
  if (hasOthers || value.t !== 'list' || !warnings.some(({ code }) => code === 'engine.unsettled'))
    return null
  const { span } = integrals[0] ?? formula
  return { kind: 'engine', message: message('engine.diverges.integral'), span }
}

/** The engine names the derivative of an integral that has no formula after the procedure of quadrature.xcas. */
export const withoutDerivative: ReadsNoAnswer = ({ value }, formula) => {
  if (!holdsName(value, 'definite')) return null
  const { span } = callsIn(formula).find(({ name }) => hasTrait(name, 'derivative')) ?? formula
  return { kind: 'engine', message: message('engine.no-answer.integral'), span }
}
