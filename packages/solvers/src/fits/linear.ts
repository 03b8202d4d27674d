/**
 * Responsibilities: linear least squares by Householder's reflections on scaled columns, with what the
 * statistics of it are made of. Source: G. H. Golub, C. F. Van Loan, Matrix Computations, chapter 5. All
 * sums have 32 digits: columns as alike as the powers of x then keep the digits of the data.
 */
import {
  add,
  addMultiple,
  at,
  columnOf,
  dot,
  doubleOf,
  negative,
  over,
  put,
  root,
  times,
} from './double-double.ts'
import type { Column, Double } from './double-double.ts'

export interface LinearFit {
  /** One for each column. */
  readonly coefficients: Float64Array
  /** Their standard errors; NaN where there are as many coefficients as points. */
  readonly errors: Float64Array
  /**
   * The inverse of R, upper triangular, by rows: its product with its transpose, times the square of
   * `deviation`, is the covariance.
   */
  readonly inverse: readonly Float64Array[]
  /** Data minus fit, not weighted. */
  readonly residuals: Float64Array
  /** The sum of the weighted squares of the residuals. */
  readonly squares: number
  /** Points minus coefficients. */
  readonly degrees: number
  /** The standard deviation of the residuals (of weight 1). */
  readonly deviation: number
  /** Coefficient of determination: about the mean where there is a constant, else about zero. */
  readonly r2: number
}

export interface LinearOptions {
  /** One for each point, none negative. */
  readonly weights?: ArrayLike<number>
  /** Whether the mean is what the fit is compared with. */
  readonly constant: boolean
}

/** Columns that agree to this part are the same for data in 16 digits. */
const SAME = 1e-15

/**
 * @param columns of the design matrix, one for each coefficient
 * @returns null where the columns depend on each other, or there are fewer points than columns
 */
export function fitLinear(columns: readonly Column[], y: Column, options: LinearOptions): LinearFit | null {
  const points = y.high.length
  if (points < columns.length) return null
  const roots = options.weights && Array.from(options.weights, weight => root(doubleOf(weight)))
  const scales = columns.map(scaleOf)
  const work = columns.map((column, place) => weighted(column, roots, 1 / scales[place]!))
  const right = weighted(y, roots, 1)
  const diagonal = reflected(work, right)
  if (!diagonal) return null
  const coefficients = solved(work, diagonal, right).map((value, place) =>
    over(value, doubleOf(scales[place]!)),
  )
  const residuals = residualsOf(columns, y, coefficients)
  const squares = sumOfSquares(residuals, options.weights)
  const degrees = points - columns.length
  const deviation = degrees > 0 ? Math.sqrt(squares / degrees) : NaN
  const inverse = inverted(work, diagonal).map((row, place) => row.map(value => value / scales[place]!))
  return {
    coefficients: Float64Array.from(coefficients, ({ high }) => high),
    errors: Float64Array.from(inverse, row => deviation * Math.hypot(...row)),
    inverse,
    residuals: residuals.high,
    squares,
    degrees,
    deviation,
    r2: 1 - squares / spread(y, options),
  }
}

/** The columns 1, x, x², … up to a degree. */
export function powersOf(x: ArrayLike<number>, degree: number): Column[] {
  const first = columnOf(x)
  const columns = [columnOf(new Float64Array(x.length).fill(1))]
  for (let power = 1; power <= degree; power += 1) {
    const below = columns[power - 1]!
    const column = columnOf(new Float64Array(x.length))
    for (let row = 0; row < x.length; row += 1) put(column, row, times(at(below, row), at(first, row)))
    columns.push(column)
  }
  return columns
}

/** A power of two, so that dividing by it is exact. */
function scaleOf({ high }: Column): number {
  const most = high.reduce((least, value) => Math.max(least, Math.abs(value)), 0)
  return most > 0 && most < Infinity ? 2 ** Math.round(Math.log2(most)) : 1
}

function weighted(column: Column, roots: readonly Double[] | undefined, scale: number): Column {
  const result = {
    high: column.high.map(value => value * scale),
    low: column.low.map(value => value * scale),
  }
  roots?.forEach((factor, row) => put(result, row, times(at(result, row), factor)))
  return result
}

/**
 * Makes the columns upper triangular, but for the diagonal, which it returns; the right side goes along.
 * @returns null where a column depends on those before it
 */
function reflected(columns: readonly Column[], right: Column): Double[] | null {
  const diagonal: Double[] = []
  for (const [step, column] of columns.entries()) {
    const whole = root(dot(column, column)).high
    const norm = root(dot(column, column, step))
    if (!(norm.high > SAME * whole)) return null
    const head = at(column, step)
    const entry = head.high > 0 ? negative(norm) : norm
    put(column, step, add(head, negative(entry)))
    const half = times(entry, at(column, step))
    for (const other of [...columns.slice(step + 1), right])
      addMultiple(other, over(dot(column, other, step), half), column, step)
    diagonal.push(entry)
  }
  return diagonal
}

function solved(columns: readonly Column[], diagonal: readonly Double[], right: Column): Double[] {
  const result: Double[] = []
  for (let row = columns.length - 1; row >= 0; row -= 1) {
    let rest = at(right, row)
    for (let column = row + 1; column < columns.length; column += 1)
      rest = add(rest, negative(times(at(columns[column]!, row), result[column]!)))
    result[row] = over(rest, diagonal[row]!)
  }
  return result
}

/** The rows of the inverse of the triangle. */
function inverted(columns: readonly Column[], diagonal: readonly Double[]): Float64Array[] {
  const count = columns.length
  const rows = columns.map(() => new Float64Array(count))
  for (let place = 0; place < count; place += 1) {
    const unit = columnOf(new Float64Array(count))
    unit.high[place] = 1
    for (const [row, value] of solved(columns, diagonal, unit).entries()) rows[row]![place] = value.high
  }
  return rows
}

function residualsOf(columns: readonly Column[], y: Column, coefficients: readonly Double[]): Column {
  const residuals = { high: y.high.slice(), low: y.low.slice() }
  for (const [place, column] of columns.entries())
    addMultiple(residuals, negative(coefficients[place]!), column)
  return residuals
}

function sumOfSquares({ high }: Column, weights: ArrayLike<number> | undefined): number {
  return high.reduce((sum, value, row) => sum + (weights ? weights[row]! : 1) * value * value, 0)
}

function spread(y: Column, { constant, weights }: LinearOptions): number {
  const ones = columnOf(new Float64Array(y.high.length).fill(1))
  const factors = weights ? columnOf(weights) : ones
  const mean = constant ? over(dot(y, factors), dot(ones, factors)) : doubleOf(0)
  const about = { high: y.high.slice(), low: y.low.slice() }
  addMultiple(about, negative(mean), ones)
  return sumOfSquares(about, weights)
}
