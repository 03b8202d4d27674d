/** From a question, with its types, to the call that the engine answers. */
import type { Lowering, Question } from '@calcwright/math/dimensions'
import { withSmallDecimals } from './decimals/small.ts'
import { askedDerivative } from './derivative/derivative.ts'
import { askedSimpler } from './functions/simplified.ts'
import { askedAntiderivative, askedIntegral } from './integral/integral.ts'
import { askedLimit } from './limit/limit.ts'
import { askedAugment, askedLinearSystem } from './matrices/matrices.ts'
import { askedSolution } from './ode/desolve.ts'
import { askedOptimum } from './optimum/optimum.ts'
import { askedPade, askedSeries } from './series/series.ts'
import { askedNewton, askedRoot, askedRoots } from './solve/roots.ts'
import { askedSolutions } from './solve/solve.ts'
import { askedProduct, askedSum } from './sums/sums.ts'
import { askedTransform } from './transform/transform.ts'

type ByKind = { readonly [Kind in Question['kind']]: LoweringOf<Extract<Question, { kind: Kind }>> }
type LoweringOf<Q> = (question: Q, scope: Parameters<Lowering>[1]) => ReturnType<Lowering>

/** The folder of a question, by its kind. */
const BY_KIND: ByKind = {
  solve: askedSolutions,
  root: askedRoot,
  roots: askedRoots,
  newton: askedNewton,
  derivative: askedDerivative,
  integral: askedIntegral,
  antiderivative: askedAntiderivative,
  limit: askedLimit,
  series: askedSeries,
  pade: askedPade,
  transform: askedTransform,
  desolve: askedSolution,
  optimum: askedOptimum,
  sum: askedSum,
  product: askedProduct,
  'linear-system': askedLinearSystem,
  augment: askedAugment,
  simplify: askedSimpler,
  'small-numbers': withSmallDecimals,
}

export const lowering: Lowering = (question, scope) =>
  (BY_KIND[question.kind] as LoweringOf<Question>)(question, scope)
