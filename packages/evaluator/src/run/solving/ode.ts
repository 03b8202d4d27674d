/**
 * Responsibilities: initial value problems by numbers. All calls have the rates, the names, the start
 * values and the end: `odesolve(f, [t, y], [t0, y0], t1)` gives the state at the end, `odetable` rows, and
 * `odecurves` what functions are made of.
 */
import type { CallNode, Expression } from '@calcwright/math/expression'
import { curvesOf, solveOde, valueAt } from '@calcwright/solvers/ode'
import type { OdeProblem, OdeSolution } from '@calcwright/solvers/ode'
import type { Formulas } from './formulas.ts'
import type { SolverAnswer } from './solver.ts'

type Answers = Generator<void, SolverAnswer | null>

/** @returns null where states are complex, or a formula in the call takes the engine */
export function* solveForEnd({ args }: CallNode, formulas: Formulas): Answers {
  const problem = problemOf(args, formulas)
  if (!problem) return null
  const solution = yield* solveOde(problem)
  return solution.reason === 'end'
    ? { ok: true, value: Array.from(solution.y) }
    : notReached('odesolve', solution)
}

/** Rows of a table whose step is not given, without the first. */
const ROWS = 50
const MOST_ROWS = 10_000

export function* solveForTable({ args }: CallNode, formulas: Formulas): Answers {
  const problem = problemOf(args, formulas)
  const step = args[4] && formulas.real(args[4])
  if (!problem || typeof step !== 'number') return null
  const whole = problem.end - problem.start
  const rows = step === 0 ? ROWS : Math.ceil(Math.abs(whole / step) * (1 - 1e-12))
  if (rows > MOST_ROWS) {
    const message = `With this step the table has ${rows + 1} rows: a larger one gives at most ${MOST_ROWS}.`
    return { ok: false, code: 'ode.step', message }
  }
  const solution = yield* solveOde({ ...problem, dense: true })
  if (solution.reason !== 'end') return notReached('odetable', solution)
  const length = step === 0 ? whole / ROWS : Math.sign(whole) * Math.abs(step)
  const value = Array.from({ length: rows + 1 }, (_, row) => {
    if (row === rows) return [problem.end, ...solution.y]
    const t = problem.start + row * length
    return [t, ...Array.from(solution.y, (_, component) => valueAt(solution.pieces, component, t))]
  })
  return { ok: true, value }
}

export function* solveForCurves({ args }: CallNode, formulas: Formulas): Answers {
  const problem = problemOf(args, formulas)
  if (!problem) return null
  const solution = yield* solveOde({ ...problem, dense: true })
  if (solution.reason !== 'end') return notReached('odecurves', solution)
  const { t, y, rates } = curvesOf(solution)
  return { ok: true, value: [t, ...y, ...rates] }
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

function notReached(name: string, { t, reason }: OdeSolution): SolverAnswer {
  const place = Number(t.toPrecision(6))
  const why =
    reason === 'slow'
      ? 'it takes too many steps'
      : 'beyond, the solution has no real value, grows without bound or changes too fast'
  return { ok: false, code: 'ode.end', message: `${name} ended at ${place} (in SI units): ${why}.` }
}
