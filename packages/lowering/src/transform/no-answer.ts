/** Answers of the engine to transforms that are none. */
import { message } from '@calcwright/math/messages/answers'
import { callsIn } from '@calcwright/math/expression'
import { hasTrait, ownName } from '@calcwright/reference/functions'
import { holdsCall, isUndefined, type ReadsNoAnswer } from '../answers/answer.ts'

/** The engine returns the call where it finds no transform, as where the roots of a denominator have no formula. */
export const withoutInverse: ReadsNoAnswer = ({ value }, formula) => {
  if (!holdsCall(value, name => ownName(name) === 'ilaplace')) return null
  const { span } = callsIn(formula).find(({ name }) => hasTrait(name, 'inverseTransform')) ?? formula
  return { kind: 'engine', message: message('engine.no-answer.inverse'), span }
}

/** The engine leaves the integral of a Laplace transform, or the result is undefined, as at the pole of 1/t. */
export const withoutImage: ReadsNoAnswer = ({ value }, formula) => {
  const place = callsIn(formula).find(({ name }) => ownName(name) === 'laplace')
  if (!place || !(isUndefined(value) || holdsCall(value, name => hasTrait(name, 'leftByLaplace'))))
    return null
  return { kind: 'engine', message: message('engine.no-answer.laplace'), span: place.span }
}
