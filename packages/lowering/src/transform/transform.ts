/**
 * **Invariant: a transform is the integral or the sum that defines it, compared at places.** Roots of the variable
 * are taken from the table (of-roots.ts), the rest is checked by laplace.xcas, inverse-laplace.xcas and
 * sequences.xcas.
 */
import { callsIn, type Expression } from '@calcwright/math/expression'
import type { QuestionScope, TransformQuestion } from '@calcwright/math/dimensions'
import { message } from '@calcwright/math/messages/answers'
import { hasTrait, operationName, ownName } from '@calcwright/reference/functions'
import { holdsCall, isUndefined, type ReadsNoAnswer } from '../answers/answer.ts'
import { fractionsOf } from '../decimals/fractions.ts'
import { transformOfRoots } from './of-roots.ts'

/**
 * The engine makes powers of e of the powers of decimals, and finds no factors of a Z transform with them: they go as
 * fractions.
 * @returns the call that gives the transform
 */
export function askedTransform({ name, call }: TransformQuestion, scope: QuestionScope): Expression {
  if (!name.endsWith('ztrans')) return transformOfRoots(call)
  const exact = fractionsOf(call, scope).call
  const isBack = name === 'invztrans' && exact.args.length === 3
  return isBack ? { ...exact, name: operationName('back_sequence') } : exact
}

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
