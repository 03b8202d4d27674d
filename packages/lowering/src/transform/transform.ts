/**
 * **Invariant: a transform is the integral or the sum that defines it, compared at places.** Roots of the variable
 * are taken from the table (of-roots.ts), the rest is checked by laplace.xcas, inverse-laplace.xcas and
 * sequences.xcas.
 */
import type { Expression } from '@calcwright/math/expression'
import type { QuestionScope, TransformQuestion } from '@calcwright/math/dimensions'
import { operationName } from '@calcwright/reference/functions'
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
