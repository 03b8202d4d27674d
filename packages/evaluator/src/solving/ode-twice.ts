/**
 * Responsibilities: a doubt about solutions of differential equations. Where the rates change their form at
 * places that depend on the state, or cannot all be known, a solution is computed once more with steps half
 * as long: a change that was passed over shows in the difference. Pulses that steps pass over show between them,
 * where the rates are other than the slope; the solution is computed with short steps then.
 */
import { missedShare, solveOde, valueAt } from '@calcwright/solvers/ode'
import type { OdeProblem, OdeSolution } from '@calcwright/solvers/ode'

export interface CheckedSolution extends OdeSolution {
  /** How far both solutions are apart, in parts of the largest value of a component; 0 where that is little. */
  readonly difference: number
  /** The share of all changes that the solution may lack, because they are shorter than its steps; 0 for little. */
  readonly missed: number
}

export interface TimedProblem extends OdeProblem {
  /** Whether the rates depend on the time itself. */
  readonly isTimed: boolean
}

/** Parts of the range that the second solution takes at most in a step: the first one takes a hundredth. */
const HALF = 200
/** Solutions agree to about so many parts of their size. */
const AGREE = 1e-5
/** Places between the ends at which solutions with curves are compared. */
const PLACES = 24

/** Changes that may be missing without a word, as a share of all. */
const MISSED = 1e-3
/** Parts of the range that a step takes at most where pulses were passed over, in turn. */
const SHORT = [2000, 10_000]

export function* solveChecked(problem: TimedProblem): Generator<void, CheckedSolution> {
  const { start, end, isTimed } = problem
  const solution = yield* solveOde(isTimed ? { ...problem, dense: true } : problem)
  const unchanged = { ...solution, difference: 0, missed: 0 }
  if (solution.reason !== 'end') return unchanged
  if (!solution.isConditional) return isTimed ? yield* withoutGaps(problem, solution) : unchanged
  const longest = Math.abs(end - start) / HALF
  const again = yield* solveOde({ ...problem, longest })
  if (again.reason !== 'end') return unchanged
  const difference = differenceOf(solution, again, problem)
  return { ...unchanged, difference: difference > AGREE ? difference : 0 }
}

/** A stiff rate multiplies the last digits of the state: its slope between the steps says nothing. */
function* withoutGaps(problem: TimedProblem, solution: OdeSolution): Generator<void, CheckedSolution> {
  const missed = solution.stiff ? 0 : missedShare(problem, solution)
  if (missed <= MISSED) return { ...solution, difference: 0, missed: 0 }
  const whole = Math.abs(problem.end - problem.start)
  let before = solution
  for (const parts of SHORT) {
    const again = yield* solveOde({ ...problem, dense: true, longest: whole / parts })
    if (again.reason !== 'end') break
    const isSettled = differenceOf(before, again, problem) <= AGREE
    before = again
    if (isSettled || missedShare(problem, again) <= MISSED) return { ...again, difference: 0, missed: 0 }
  }
  return { ...before, difference: 0, missed: missedShare(problem, before) }
}

function differenceOf(a: OdeSolution, b: OdeSolution, { start, end, initial, dense }: OdeProblem): number {
  const places = dense
    ? Array.from({ length: PLACES }, (_, at) => start + ((end - start) * (at + 0.5)) / PLACES)
    : []
  const differences = Array.from(initial, (first, component) => {
    const rows = [
      [a.y[component]!, b.y[component]!],
      ...places.map(t => [valueAt(a.pieces, component, t), valueAt(b.pieces, component, t)]),
    ] as [number, number][]
    const size = Math.max(Math.abs(first), ...rows.map(([value]) => Math.abs(value)))
    return size === 0 ? 0 : Math.max(...rows.map(([one, other]) => Math.abs(one - other))) / size
  })
  return Math.max(...differences)
}
