/**
 * Responsibilities: nonlinear least squares. Sources: J. J. Moré, Lecture Notes in Mathematics 630 (1978),
 * 105 (scaling); H. B. Nielsen, IMM-REP-1999-05 (damping); M. K. Transtrum, J. P. Sethna, arXiv:1201.5885
 * (geodesic acceleration).
 */
import { columnOf } from './double-double.ts'
import { fitLinear } from './linear.ts'
import { factored, solveFactored } from './qr.ts'
import type { Factors } from './qr.ts'

export interface Model {
  /** Number of points. */
  readonly points: number
  /** Writes what is to become small, at each point: data minus model, times the root of the weight. */
  residuals(parameters: Float64Array, out: Float64Array): void
}

export interface Minimum {
  readonly parameters: Float64Array
  readonly residuals: Float64Array
  readonly squares: number
  /** Whether no direction leads further down. */
  readonly converged: boolean
  readonly iterations: number
}

/** How the steps in different parameters are weighed against each other. */
type Scaling = 'largest' | 'current'

const ITERATIONS = 3000
const SMALL_STEP = 1e-13
const SMALL_SLOPE = 1e-12

/** Tries one scaling after the other, until one leads to a minimum; the lowest of them counts. */
export function* fitModel(model: Model, start: Float64Array): Generator<void, Minimum> {
  const scalings: Scaling[] = ['largest', 'current']
  const found: Minimum[] = []
  for (const scaling of scalings) {
    const minimum = yield* descend(model, start, scaling)
    found.push(minimum)
    if (minimum.converged) return minimum
  }
  return found.reduce((best, one) => (one.squares < best.squares ? one : best))
}

function* descend(model: Model, start: Float64Array, scaling: Scaling): Generator<void, Minimum> {
  const count = start.length
  let parameters = start.slice()
  let residuals = new Float64Array(model.points)
  model.residuals(parameters, residuals)
  let squares = squaresOf(residuals)
  const weights = new Float64Array(count)
  let damping = 1e-3
  let growth = 2
  let iterations = 0
  let slopes = slopesOf(model, parameters, residuals)
  for (; iterations < ITERATIONS && Number.isFinite(squares); iterations += 1) {
    yield
    if (isFlat(slopes, residuals, squares))
      return { parameters, residuals, squares, converged: true, iterations }
    weigh(slopes, weights, scaling)
    const factors = damped(slopes, weights, damping)
    const step = stepOf(model, factors, parameters, residuals, slopes, weights)
    const next = step && parameters.map((value, place) => value + step[place]!)
    const trial = new Float64Array(model.points)
    if (next) model.residuals(next, trial)
    const reached = next ? squaresOf(trial) : NaN
    if (step && next && reached <= squares) {
      const gain = (squares - reached) / Math.max(expected(slopes, residuals, step), 1e-300)
      const isDone = isSmall(step, next) || squares - reached <= 1e-15 * squares
      parameters = next
      residuals = trial
      squares = reached
      damping *= Math.max(1 / 3, 1 - (2 * Math.min(gain, 1) - 1) ** 3)
      growth = 2
      slopes = slopesOf(model, parameters, residuals)
      if (isDone) return { parameters, residuals, squares, converged: true, iterations }
    } else {
      if (step && isSmall(step, parameters)) {
        const converged = damping < 1e12
        return { parameters, residuals, squares, converged, iterations }
      }
      damping *= growth
      growth *= 2
    }
  }
  return { parameters, residuals, squares, converged: false, iterations }
}

function squaresOf(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value * value
  return sum
}

/** The derivatives of the residuals, by differences on both sides: one column for each parameter. */
function slopesOf(model: Model, parameters: Float64Array, residuals: Float64Array): Float64Array[] {
  const moved = parameters.slice()
  return Array.from(parameters, (value, place) => {
    const width = 6e-6 * (Math.abs(value) || 1e-2)
    const [above, below] = [new Float64Array(model.points), new Float64Array(model.points)]
    moved[place] = value + width
    const upper = moved[place]
    model.residuals(moved, above)
    moved[place] = value - width
    const lower = moved[place]
    model.residuals(moved, below)
    moved[place] = value
    return residuals.map((middle, row) => {
      const [up, down] = [above[row]!, below[row]!]
      if (Number.isFinite(up) && Number.isFinite(down)) return (up - down) / (upper - lower)
      if (Number.isFinite(up)) return (up - middle) / (upper - value)
      return Number.isFinite(down) ? (middle - down) / (value - lower) : 0
    })
  })
}

/** Whether the residuals are at right angles to all that could be changed, or are nothing at all. */
function isFlat(slopes: readonly Float64Array[], residuals: Float64Array, squares: number): boolean {
  if (squares === 0) return true
  const norm = Math.sqrt(squares)
  return slopes.every(column => {
    const own = Math.sqrt(squaresOf(column))
    return own === 0 || Math.abs(product(column, residuals)) <= SMALL_SLOPE * own * norm
  })
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let row = 0; row < a.length; row += 1) sum += a[row]! * b[row]!
  return sum
}

function weigh(slopes: readonly Float64Array[], weights: Float64Array, scaling: Scaling): void {
  for (const [place, column] of slopes.entries()) {
    const norm = Math.sqrt(squaresOf(column)) || 1e-30
    weights[place] = scaling === 'largest' ? Math.max(weights[place]!, norm) : norm
  }
}

/** The slopes over a diagonal that keeps steps short. */
function damped(slopes: readonly Float64Array[], weights: Float64Array, damping: number): Factors {
  const points = slopes[0]!.length
  const columns = slopes.map((column, place) => {
    const longer = new Float64Array(points + slopes.length)
    longer.set(column)
    longer[points + place] = Math.sqrt(damping) * weights[place]!
    return longer
  })
  return factored(columns)
}

/** The step with what the curvature along it adds; null where that is no small correction. */
function stepOf(
  model: Model,
  factors: Factors,
  parameters: Float64Array,
  residuals: Float64Array,
  slopes: readonly Float64Array[],
  weights: Float64Array,
): Float64Array | null {
  const longer = (values: Float64Array): Float64Array => {
    const whole = new Float64Array(values.length + slopes.length)
    whole.set(values)
    return whole
  }
  const velocity = solveFactored(factors, longer(residuals.map(value => -value)))
  const width = 0.1
  const ahead = new Float64Array(model.points)
  model.residuals(
    parameters.map((value, place) => value + width * velocity[place]!),
    ahead,
  )
  const curvature = ahead.map((value, row) => {
    let along = 0
    for (const [place, column] of slopes.entries()) along += column[row]! * velocity[place]!
    return (2 / width) * ((value - residuals[row]!) / width - along)
  })
  if (!curvature.every(Number.isFinite)) return null
  const bend = solveFactored(factors, longer(curvature.map(value => -value / 2)))
  const size = (step: Float64Array): number =>
    Math.hypot(...step.map((value, place) => value * weights[place]!))
  if (2 * size(bend) > 0.75 * size(velocity)) return null
  return velocity.map((value, place) => value + bend[place]!)
}

/** How much the squares would fall if the model were linear. */
function expected(slopes: readonly Float64Array[], residuals: Float64Array, step: Float64Array): number {
  let fall = 0
  for (let row = 0; row < residuals.length; row += 1) {
    let change = 0
    for (const [place, column] of slopes.entries()) change += column[row]! * step[place]!
    fall -= change * (2 * residuals[row]! + change)
  }
  return fall
}

function isSmall(step: Float64Array, parameters: Float64Array): boolean {
  return step.every((value, place) => Math.abs(value) <= SMALL_STEP * Math.abs(parameters[place]!))
}

/** Slopes that agree to this part come from parameters that do not matter one by one. */
const DEPENDENT = 1e9

/**
 * Standard errors of the parameters at a minimum, from the slopes there: NaN where there are no more points
 * than parameters.
 * @returns null where the parameters depend on each other, so that many others fit as well
 */
export function errorsAt(model: Model, { parameters, residuals, squares }: Minimum): Float64Array | null {
  const slopes = slopesOf(model, parameters, residuals)
  const columns = slopes.map(column => columnOf(column))
  const fit = fitLinear(columns, columnOf(residuals), { constant: false })
  const lengths = fit?.inverse.map(row => Math.hypot(...row))
  if (!fit || !lengths?.every((length, place) => length * Math.sqrt(squaresOf(slopes[place]!)) < DEPENDENT))
    return null
  const scale = fit.degrees > 0 ? Math.sqrt(squares / fit.degrees) : NaN
  return Float64Array.from(lengths, length => scale * length)
}
