/**
 * **Invariant: a series approaches its expression near the point as fast as its order says.** The procedures of
 * checked.xcas hold the engine's answers to that.
 */
import type { Expression } from '@calcwright/math/expression'
import type { PadeQuestion, QuestionScope, SeriesQuestion } from '@calcwright/math/dimensions'
import { callNode } from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'
import { fractionsOf } from '../decimals/fractions.ts'

/** @returns the call for the terms of a series, or the engine's own where the order is left open */
export function askedSeries({ call, variable, point, order, direction }: SeriesQuestion): Expression {
  if (order === undefined) return call
  return {
    ...call,
    name: operationName('series_terms'),
    args: [call.args[0]!, variable, point, order, direction],
  }
}

/** @returns the call for a Padé approximant: decimals go as fractions, and the quotient is decimal then */
export function askedPade({ source, call }: PadeQuestion, scope: QuestionScope): Expression {
  if (call.args.length !== 4 || call.args[1]!.kind !== 'name') return call
  const checked = fractionsOf({ ...call, name: operationName('pade_checked') }, scope)
  return checked.hasDecimals ? callNode(operationName('evalf'), [checked.call], source.span) : checked.call
}
