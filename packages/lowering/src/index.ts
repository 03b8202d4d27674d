/** From a question, with its types, to the call that the engine answers. */
import type { Lowering, Question } from '@calcwright/math/dimensions'
import { askedNewton, askedRoot, askedRoots } from './solve/roots.ts'
import { askedSolutions } from './solve/solve.ts'

type ByKind = { readonly [Kind in Question['kind']]: LoweringOf<Extract<Question, { kind: Kind }>> }
type LoweringOf<Q> = (question: Q, scope: Parameters<Lowering>[1]) => ReturnType<Lowering>

/** The folder of a question, by its kind. */
const BY_KIND: ByKind = {
  solve: askedSolutions,
  root: askedRoot,
  roots: askedRoots,
  newton: askedNewton,
}

export const lowering: Lowering = (question, scope) =>
  (BY_KIND[question.kind] as LoweringOf<Question>)(question, scope)
