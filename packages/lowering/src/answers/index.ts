/** Answers of the engine that are none: each folder knows those to its questions. */
import { withoutDerivative as withoutDerivativeOfIntegral, withoutIntegral } from '../integral/integral.ts'
import { withoutLimit } from '../limit/limit.ts'
import { withoutFormula, withoutDerivativeOfCurve } from '../ode/no-answer.ts'
import { withoutRoot } from '../solve/searches.ts'
import { withoutSum } from '../sums/sums.ts'
import { withoutImage, withoutInverse } from '../transform/transform.ts'
import type { ReadsNoAnswer } from './answer.ts'

export { holdsCall, isUndefined } from './answer.ts'

const READERS: readonly ReadsNoAnswer[] = [
  withoutRoot,
  withoutFormula,
  withoutLimit,
  withoutSum,
  withoutInverse,
  withoutImage,
  withoutIntegral,
  withoutDerivativeOfCurve,
  withoutDerivativeOfIntegral,
]

/** @returns why the engine has not answered the question in a formula; null for an answer */
export const noAnswer: ReadsNoAnswer = (answer, formula) => {
  for (const reads of READERS) {
    const found = reads(answer, formula)
    if (found) return found
  }
  return null
}
