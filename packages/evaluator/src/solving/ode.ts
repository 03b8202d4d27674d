/**
 * Responsibilities: initial value problems by numbers. All calls have the rates, the names, the start
 * values and the end: `odesolve(f, [t, y], [t0, y0], t1)` gives the state at the end, `odetable` rows, and
 * `odecurves` what functions are made of.
 */
import { noAnswer, doubtNotices } from './solver.ts'
import { message } from '@calcwright/math/messages/solving'
import { freeNames } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { operationName } from '@calcwright/reference/functions'
import { onCurve } from '@calcwright/math/numeric'
import type { Doubts } from '@calcwright/math/numeric'
import { curvesOf, valueAt } from '@calcwright/solvers/ode'
import type { OdeEvent, OdeProblem } from '@calcwright/solvers/ode'
import type { Notice } from '../block-result.ts'
import type { Formulas } from './formulas.ts'
import { solveChecked } from './ode-twice.ts'
import type { CheckedSolution, TimedProblem } from './ode-twice.ts'
import type { SolverAnswer } from './solver.ts'

type Answers = Generator<void, SolverAnswer | null>

/** @returns null where states are complex, or a formula in the call takes the engine */
export function* solveForEnd({ args }: CallNode, formulas: Formulas): Answers {
  const problem = problemOf(args, formulas)
  if (!problem) return null
  const sentences = sentencesFor('odesolve', args, formulas, problem)
  const solution = yield* solveChecked(problem)
  if (!isReached(solution)) return sentences.fault(solution)
  return { ok: true, value: Array.from(solution.y), notices: sentences.notices(solution) }
}

/** Rows of a table whose step is not given, without the first. */
const ROWS = 50
const MOST_ROWS = 10_000

export function* solveForTable({ args }: CallNode, formulas: Formulas): Answers {
  const problem = problemOf(args, formulas)
  const step = args[4] && formulas.real(args[4])
  if (!problem || typeof step !== 'number') return null
  const sentences = sentencesFor('odetable', args, formulas, problem)
  const rows = rowsOf(problem.end - problem.start, step)
  if (rows > MOST_ROWS) return tooManyRows(rows)
  const solution = yield* solveChecked({ ...problem, dense: true })
  if (!isReached(solution)) return sentences.fault(solution)
  const value = placesOf(problem.start, problem.end, step, solution.t).map(t =>
    t === solution.t
      ? [t, ...solution.y]
      : [t, ...Array.from(solution.y, (_, component) => valueAt(solution.pieces, component, t))],
  )
  return { ok: true, value, notices: sentences.notices(solution) }
}

export function* solveForCurves({ args }: CallNode, formulas: Formulas): Answers {
  const problem = problemOf(args, formulas)
  if (!problem) return null
  const sentences = sentencesFor('odecurves', args, formulas, problem)
  const solution = yield* solveChecked({ ...problem, dense: true })
  if (!isReached(solution)) return sentences.fault(solution)
  const { t, y, rates } = curvesOf(solution)
  return { ok: true, value: [t, ...y, ...rates], notices: sentences.notices(solution) }
}

/** The same rows from the curves of a solution, which is not solved again. */
// eslint-disable-next-line require-yield -- values of curves do not take long
export function* rowsOfCurves({ args }: CallNode, formulas: Formulas): Answers {
  const [curves, step] = [args[0] && formulas.value(args[0]), args[1] && formulas.real(args[1])]
  if (!Array.isArray(curves) || typeof step !== 'number') return null
  const columns = curves as readonly (readonly number[])[]
  const [start, end] = [columns[0]![0]!, columns[0]!.at(-1)!]
  const rows = rowsOf(end - start, step)
  if (rows > MOST_ROWS) return tooManyRows(rows)
  const wanted = args[2] ? formulas.reals(args[2]) : null
  const unknowns = wanted
    ? Array.from(wanted)
    : Array.from({ length: (columns.length - 1) / 2 }, (_, index) => index + 1)
  const value = placesOf(start, end, step, end).map(t => [t, ...unknowns.map(k => onCurve(columns, k, t))])
  return { ok: true, value }
}

const rowsOf = (whole: number, step: number): number =>
  step === 0 ? ROWS : Math.ceil(Math.abs(whole / step) * (1 - 1e-12))

const tooManyRows = (rows: number): SolverAnswer =>
  noAnswer(message('ode.step', { rows: rows + 1, most: MOST_ROWS }))

/** Where the rows of a table stand, the last one where the solution ends. */
function placesOf(start: number, end: number, step: number, reached: number): number[] {
  const length = step === 0 ? (end - start) / ROWS : Math.sign(end - start) * Math.abs(step)
  const places: number[] = []
  for (let row = 0; row <= rowsOf(end - start, step); row++) {
    const t = start + row * length
    if (Math.abs(t - start) >= Math.abs(reached - start) * (1 - 1e-12)) break
    places.push(t)
  }
  return [...places, reached]
}

/** A problem that collects the doubt about properties of fluids and materials along its solution. */
interface DoubtedProblem extends TimedProblem {
  readonly doubts: Doubts
}

function problemOf(
  [first, names, starts, last]: readonly Expression[],
  formulas: Formulas,
): DoubtedProblem | null {
  if (!first || names?.kind !== 'list' || !starts || !last) return null
  const variables = names.items.flatMap(item => (item.kind === 'name' ? item.name : []))
  const values = formulas.reals(starts)
  const end = formulas.real(last)
  const { rate, happens } = partsOf(first)
  const doubts: Doubts = {}
  const compiled = formulas.function(rate, variables, doubts)
  if (!values || end === null || !compiled || values.length !== variables.length) return null
  const events = happens.map(each => eventOf(each, variables, formulas))
  if (!events.every(event => event !== null)) return null
  const point = new Float64Array(variables.length)
  const rates: OdeProblem['rates'] = (t, y, into) => compiled(at(point, t, y), into)
  const initial = values.subarray(1)
  const slopes = new Float64Array(initial.length)
  rates(values[0]!, initial, slopes)
  const found = formulas.sides(rate, variables)
  const sides: OdeProblem['sides'] = (t, y) => found!(at(point, t, y))
  const isTimed = freeNames(rate).has(variables[0]!)
  const peaks = isTimed ? formulas.centres(rate, variables) : null
  const centres: OdeProblem['centres'] = (t, y) => peaks!(at(point, t, y))
  return slopes.every(Number.isFinite)
    ? {
        rates,
        start: values[0]!,
        end,
        initial,
        events,
        doubts,
        isTimed,
        ...(found && { sides }),
        ...(peaks && { centres }),
      }
    : null
}

function at(point: Float64Array, t: number, y: Float64Array): Float64Array {
  point[0] = t
  point.set(y, 1)
  return point
}

/** The rates, and what happens on the way. */
function partsOf(first: Expression): { readonly rate: Expression; readonly happens: readonly Expression[] } {
  if (first.kind !== 'call' || first.name !== operationName('ode_events')) return { rate: first, happens: [] }
  const [rate, list] = first.args
  return { rate: rate!, happens: list?.kind === 'list' ? list.items : [] }
}

/** `[value, way, states]`: without states the solution ends. */
function eventOf(each: Expression, variables: readonly string[], formulas: Formulas): OdeEvent | null {
  const [value, way, states] = each.kind === 'list' ? each.items : []
  const passing = value && formulas.function(value, variables)
  const direction = way && formulas.real(way)
  if (!passing || states?.kind !== 'list' || typeof direction !== 'number') return null
  const next = states.items.length > 0 ? formulas.function(states, variables) : null
  if (states.items.length > 0 && !next) return null
  const [point, into] = [new Float64Array(variables.length), new Float64Array(1)]
  return {
    direction: Math.sign(direction) as OdeEvent['direction'],
    value(t, y) {
      passing(at(point, t, y), into)
      return into[0]!
    },
    happen(t, y) {
      if (!next) return 'end'
      const state = new Float64Array(y.length)
      next(at(point, t, y), state)
      return state
    },
  }
}

/** An event may end a solution; what is before it is known. */
const isReached = ({ reason }: CheckedSolution): boolean => reason !== 'stuck' && reason !== 'slow'

/** Distances from the place where a solution ended at which the rates are compared, as shares of the state. */
const BESIDE = [1e-8, 1e-6, 1e-4, 1e-3]

/** Whether a rate jumps where a solution ended and drives it back: on both sides of its unknown it points to the other. */
function slides({ rates }: OdeProblem, { t, y }: CheckedSolution): boolean {
  const into = new Float64Array(y.length)
  const size = Math.max(...Array.from(y, Math.abs), 1e-3)
  const rateAt = (index: number, share: number): number => {
    rates(t, y.with(index, y[index]! + share * size), into)
    return into[index]!
  }
  return BESIDE.some(share =>
    y.some((_, index) => {
      const [below, above, farther] = [rateAt(index, -share), rateAt(index, share), rateAt(index, 2 * share)]
      // A slope goes with the distance, and a pole against it.
      const jump = above / farther
      return below > 0 && above < 0 && jump > 0.8 && jump < 1.2
    }),
  )
}

/** @returns sentences about the place where a solution ended, in the unit of the range */
function sentencesFor(
  name: string,
  [, , , last]: readonly Expression[],
  formulas: Formulas,
  problem: DoubtedProblem,
) {
  const { doubts } = problem
  const placed = (t: number): string => formulas.written(t, last!)
  return {
    fault: (solution: CheckedSolution): SolverAnswer => {
      const place = { name, place: placed(solution.t) }
      if (slides(problem, solution)) return noAnswer(message('ode.end.slides', place))
      return noAnswer(message(solution.reason === 'slow' ? 'ode.end.slow' : 'ode.end.stuck', place))
    },
    notices: ({ reason, t, difference, missed }: CheckedSolution): Notice[] => {
      const percentOf = (share: number): { percent: number } => ({
        percent: Number((share * 100).toPrecision(2)),
      })
      const uncertain = [
        ...doubtNotices(doubts.first),
        ...(difference > 0 ? [message('ode.steps', percentOf(difference))] : []),
        ...(missed > 0 ? [message('ode.pulses', percentOf(missed))] : []),
      ]
      if (reason === 'event') return [message('ode.event', { place: placed(t) }), ...uncertain]
      return reason === 'crowded'
        ? [message('ode.event.crowded', { place: placed(t) }), ...uncertain]
        : uncertain
    },
  }
}
