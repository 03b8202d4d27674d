/** Responsibilities: `odesolve(f, [t, y], [t0, y0], t1)` by numbers: the state at the end. */
import type { CallNode, Expression } from '@calcwright/math/expression'
import { solveOde } from '@calcwright/solvers/ode'
import type { OdeProblem, OdeSolution } from '@calcwright/solvers/ode'
import type { Formulas } from './formulas.ts'
import type { SolverAnswer } from './solver.ts'

/** @returns null where states are complex, or a formula in the call takes the engine */
export function* solveOdeCall({ args }: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
  const problem = problemOf(args, formulas)
  if (!problem) return null
  const solution = yield* solveOde(problem)
  return solution.reason === 'end' ? { ok: true, value: Array.from(solution.y) } : notReached(solution)
}

function problemOf(
  [rate, names, starts, last]: readonly Expression[],
  formulas: Formulas,
): OdeProblem | null {
  if (!rate || names?.kind !== 'list' || !starts || !last) return null
  const variables = names.items.flatMap(item => (item.kind === 'name' ? item.name : []))
  const values = formulas.reals(starts)
  const end = formulas.real(last)
  const compiled = formulas.function(rate, variables)
  if (!values || end === null || !compiled || values.length !== variables.length) return null
  const point = new Float64Array(variables.length)
  const rates: OdeProblem['rates'] = (t, y, into) => {
    point[0] = t
    point.set(y, 1)
    compiled(point, into)
  }
  const initial = values.subarray(1)
  const first = new Float64Array(initial.length)
  rates(values[0]!, initial, first)
  return first.every(Number.isFinite) ? { rates, start: values[0]!, end, initial } : null
}

function notReached({ t, reason }: OdeSolution): SolverAnswer {
  const place = Number(t.toPrecision(6))
  const why =
    reason === 'slow'
      ? 'it takes too many steps'
      : 'beyond, the solution has no real value, grows without bound or changes too fast'
  return { ok: false, code: 'ode.end', message: `odesolve ended at ${place} (in SI units): ${why}.` }
}
