import { runExplicit } from './explicit.ts'
import { runImplicit } from './implicit.ts'
import type { OdeProblem, OdeSolution } from './problem.ts'
import { Run } from './run.ts'

/** After so many steps the implicit method is tried for a while; after each trial four times as many. */
const FIRST_STEPS = 500
const TRIAL = 30
/** One implicit step is worth so many explicit ones. */
const WORTH = 5

/**
 * Solves an initial value problem to about ten digits: by an explicit method, and from where the problem
 * turns out to be stiff by an implicit one. Yields every few steps.
 *
 * @returns how far it got: the end was reached only where the reason is 'end'
 */
export function* solveOde(problem: OdeProblem): Generator<void, OdeSolution> {
  const run = new Run(problem)
  for (let steps = FIRST_STEPS; run.ended === null; steps *= 4) {
    let stiff = yield* runExplicit(run, steps)
    const { h } = run
    if (!stiff) {
      yield* runImplicit(run, TRIAL)
      stiff = Math.abs(run.h) > WORTH * Math.abs(h)
    }
    run.stiff = stiff
    if (stiff) yield* runImplicit(run, Infinity)
    else run.h = h
  }
  const { t, y, steps, stiff, pieces, happened } = run
  const { changes } = run
  const isConditional = changes !== undefined && (changes.ofState.size > 0 || changes.isPartial)
  return { t, y, reason: run.ended, steps, stiff, pieces, happened, isConditional }
}
