/**
 * Responsibilities: a doubt about solutions of differential equations. Where the rates change their form at
 * places that depend on the state, or cannot all be known, a solution is computed once more with steps half
 * as long: a change that was passed over shows in the difference.
 */
import { solveOde, valueAt } from '@calcwright/solvers/ode'
import type { OdeProblem, OdeSolution } from '@calcwright/solvers/ode'

export interface CheckedSolution extends OdeSolution {
  /** How far both solutions are apart, in parts of the largest value of a component; 0 where that is little. */
  readonly difference: number
}

/** Parts of the range that the second solution takes at most in a step: the first one takes a hundredth. */
const HALF = 200
/** Solutions agree to about so many parts of their size. */
const AGREE = 1e-5
/** Places between the ends at which solutions with curves are compared. */
const PLACES = 24

export function* solveChecked(problem: OdeProblem): Generator<void, CheckedSolution> {
  const solution = yield* solveOde(problem)
  if (!solution.isConditional || solution.reason !== 'end') return { ...solution, difference: 0 }
  const longest = Math.abs(problem.end - problem.start) / HALF
  const again = yield* solveOde({ ...problem, longest })
  if (again.reason !== 'end') return { ...solution, difference: 0 }
  const difference = differenceOf(solution, again, problem)
  return { ...solution, difference: difference > AGREE ? difference : 0 }
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
