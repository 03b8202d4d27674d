/**
 * **Invariant: a series approaches its expression near the point as fast as its order says.** The procedures of
 * checked.xcas hold the engine's answers to that.
 */
import type { CallNode, Expression } from '@calcwright/math/expression'
import type { PadeQuestion, QuestionScope, SeriesQuestion } from '@calcwright/math/dimensions'
import { callNode } from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'
import { fractionsOf } from '../decimals/fractions.ts'

/**
 * @returns the call for the terms of a series, or the engine's own where the order is left open. Decimals go as
 *   fractions, since the engine finds hardly a series at a decimal point.
 */
export function askedSeries(
  { source, call, variable, point, order, direction }: SeriesQuestion,
  scope: QuestionScope,
): Expression {
  if (order === undefined) return call
  const args = [call.args[0]!, variable, point, order, direction]
  return decimalAgain({ ...call, name: operationName('series_terms'), args }, source, scope)
}

/** @returns the call for a Padé approximant */
export function askedPade({ source, call }: PadeQuestion, scope: QuestionScope): Expression {
  if (call.args.length !== 4 || call.args[1]!.kind !== 'name') return call
  return decimalAgain({ ...call, name: operationName('pade_checked') }, source, scope)
}

/** The call with fractions instead of decimals, and its answer decimal where there were some. */
function decimalAgain(call: CallNode, { span }: Expression, scope: QuestionScope): Expression {
  const exact = fractionsOf(call, scope)
  return exact.hasDecimals ? callNode(operationName('evalf'), [exact.call], span) : exact.call
}
