/**
 * **Invariant: what has to cancel near the point is exact.** The engine takes (x^2 - 1.21)/(x - 1.1) for a quotient
 * without a common root, so that decimals go to it as fractions.
 */
import { callsIn, type Expression } from '@calcwright/math/expression'
import type { LimitQuestion, QuestionScope } from '@calcwright/math/dimensions'
import { message } from '@calcwright/math/messages/answers'
import { ownName } from '@calcwright/reference/functions'
import { holdsCall, holdsName, type ReadsNoAnswer } from '../answers/answer.ts'
import { inFractions } from '../decimals/fractions.ts'

/** @returns the call that gives the limit */
export const askedLimit = ({ call }: LimitQuestion, scope: QuestionScope): Expression =>
  inFractions(call, scope)

/** The engine's word for values that stay between bounds without coming to rest, as sin(x) does. */
const BOUNDED = 'bounded_function'

/** The engine's word for what is infinite without a sign, as 1/x at 0. */
const UNSIGNED = 'unsigned_inf'

/** A value that does not settle, or has another sign from each side, is no limit. */
export const withoutLimit: ReadsNoAnswer = ({ value }, formula) => {
  const call = callsIn(formula).find(({ name }) => ownName(name) === 'limit')
  const { span } = call ?? formula
  if (holdsCall(value, name => name === BOUNDED))
    return { kind: 'argument', message: message('argument.limit'), span }
  return call && holdsName(value, UNSIGNED)
    ? { kind: 'argument', message: message('argument.limit.signs'), span }
    : null
}
