/**
 * **Invariant: what has to cancel near the point is exact.** The engine takes (x^2 - 1.21)/(x - 1.1) for a quotient
 * without a common root, so that decimals go to it as fractions.
 */
import type { Expression } from '@calcwright/math/expression'
import type { LimitQuestion, QuestionScope } from '@calcwright/math/dimensions'
import { inFractions } from '../decimals/fractions.ts'

/** @returns the call that gives the limit */
export const askedLimit = ({ call }: LimitQuestion, scope: QuestionScope): Expression =>
  inFractions(call, scope)
