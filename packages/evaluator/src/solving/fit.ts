/**
 * Responsibilities: `nonlinear_regression(model, [x, a, b], X, Y, guesses, weights)` by numbers: the
 * parameters with the least squares, or their standard errors.
 */
import { noAnswer } from './solver.ts'
import { message } from '@calcwright/math/messages/solving'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { errorsAt, fitModel } from '@calcwright/solvers/fits'
import type { Minimum, Model } from '@calcwright/solvers/fits'
import type { Formulas } from './formulas.ts'
import type { Solver, SolverAnswer } from './solver.ts'

interface Problem {
  readonly model: Model
  readonly start: Float64Array
  /** Sum of the squares of the deviations from the mean of the data. */
  readonly spread: number
}

/** Share of the spread of the data that a fit leaves at most; with more, other starts are tried. */
const WELL = 0.05
/** A further start has to bring the sum of squares below this share of the best one so far. */
const LOWER = 0.9
/** Most starts besides the one that is given. */
const MOST_STARTS = 40

/** From a guess that is far off, a descent ends in a valley beside the lowest one. */
function* bestFit({ model, start, spread }: Problem): Generator<void, Minimum> {
  let best = yield* fitModel(model, start)
  if (best.converged && best.squares <= WELL * spread) return best
  for (const other of startsAround(start)) {
    const found = yield* fitModel(model, other)
    if (found.converged && (!best.converged || found.squares < LOWER * best.squares)) best = found
    if (best.converged && best.squares <= WELL * spread) return best
  }
  return best
}

/** Each guess as it is, a tenth of it, or ten times as much, in all combinations that are not too many. */
function startsAround(start: Float64Array): Float64Array[] {
  const around = [...start].reduce<number[][]>(
    (starts, guess) => starts.flatMap(before => [1, 0.1, 10].map(factor => [...before, factor * guess])),
    [[]],
  )
  return around.slice(1, MOST_STARTS + 1).map(each => Float64Array.from(each))
}

/** @param errors whether the answer is the standard errors in place of the parameters */
export const fitSolver = (errors: boolean): Solver =>
  function* solveFit(call: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
    const problem = problemOf(call.args, formulas)
    if (!problem || 'ok' in problem) return problem
    const { model, spread } = problem
    const minimum = yield* bestFit(problem)
    if (!minimum.converged) return noAnswer(message('fit.converged'))
    const found = errorsAt(model, minimum)
    if (errors)
      return found?.every(Number.isFinite)
        ? { ok: true, value: Array.from(found) }
        : noAnswer(message('fit.errors'))
    const notices = [...(found ? [] : [DEPENDENT]), ...(minimum.squares > spread ? [POOR] : [])]
    return { ok: true, value: Array.from(minimum.parameters), notices }
  }

const DEPENDENT = message('fit.dependent')
const POOR = message('fit.poor')

function problemOf(
  [formula, names, xs, ys, guesses, weights]: readonly Expression[],
  formulas: Formulas,
): Problem | SolverAnswer | null {
  if (!formula || names?.kind !== 'list' || !xs || !ys || !guesses) return null
  const variables = names.items.flatMap(item => (item.kind === 'name' ? item.name : []))
  const [x, y, start] = [formulas.reals(xs), formulas.reals(ys), formulas.reals(guesses)]
  const counts = weights ? formulas.reals(weights) : new Float64Array(y?.length ?? 0).fill(1)
  const compiled = formulas.function(formula, variables)
  if (!x || !y || !start || !counts || !compiled) return null
  if (x.length !== y.length || counts.length !== y.length) return noAnswer(message('fit.data'))
  if (!counts.every(weight => weight >= 0) || !counts.some(weight => weight > 0))
    return noAnswer(message('fit.weights'))
  if (start.length !== variables.length - 1) return noAnswer(message('fit.guesses'))
  if (y.length < start.length) return noAnswer(message('fit.points'))
  const at = new Float64Array(variables.length)
  const value = new Float64Array(1)
  const roots = counts.map(Math.sqrt)
  const model: Model = {
    points: y.length,
    residuals(parameters, out) {
      at.set(parameters, 1)
      for (const [row, place] of x.entries()) {
        at[0] = place
        compiled(at, value)
        out[row] = roots[row]! * (y[row]! - value[0]!)
      }
    },
  }
  const first = new Float64Array(y.length)
  model.residuals(start, first)
  if (!first.every(Number.isFinite)) return noAnswer(message('fit.start'))
  return { model, start, spread: spreadOf(y, counts) }
}

function spreadOf(y: Float64Array, weights: Float64Array): number {
  const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0)
  const mean = sum(y.map((value, row) => value * weights[row]!)) / sum(weights)
  return sum(y.map((value, row) => weights[row]! * (value - mean) ** 2))
}
