/**
 * Systems of as many equations as unknowns: Newton's method, damped by the natural monotonicity test, which
 * is the same in whatever units equations and unknowns are, so that pressures of 1e6 and areas of 1e-6 stand
 * side by side. Where the Jacobian is singular, Levenberg-Marquardt steps lead on.
 * Source: Deuflhard, Newton Methods for Nonlinear Problems, 2004, algorithm NLEQ-ERR (section 3.3.3), with
 * a Jacobian of finite differences (Dennis and Schnabel, Numerical Methods for Unconstrained Optimization,
 * 1983, section 5.4).
 */
import { factored, solved } from '../linear/index.ts'
import type { Factored } from '../linear/index.ts'

export interface System {
  readonly size: number
  /** Writes the value of each equation that is to be zero; NaN where it has no real value. */
  residual(x: Float64Array, out: Float64Array): void
}

/** State that an iteration has reached. */
export interface Reached {
  readonly x: Float64Array
  /** The residual of each equation, as a share of the size of its terms. */
  readonly residual: number
  readonly converged: boolean
}

const MOST_STEPS = 80
/** Share of an unknown to which the last step has come. */
const PRECISION = 1e-11
/** Share of the size of its terms that a residual may have. */
export const VERIFIED = 1e-9
const LEAST_DAMPING = 1e-5
const DIFFERENCE = Math.sqrt(Number.EPSILON)

/** @param typical sizes of the unknowns, none zero, where they are near zero */
export function newton(system: System, start: Float64Array, typical: Float64Array): Reached {
  const { size } = system
  let x: Float64Array = start.slice()
  let largest = Float64Array.from(typical, (one, at) => Math.max(Math.abs(start[at]!), one * 1e-8))
  let damping = 1
  let before: { readonly length: number } | null = null
  for (let count = 0; count < MOST_STEPS; count++) {
    const scale = x.map((one, at) => scaleOf(one, largest[at]!, count === 0 ? typical[at]! : 0))
    const values = valuesAt(system, x)
    const linear = linearised(system, x, values, scale)
    if (!linear) return failed(x)
    const step = stepOf(linear, values, scale)
    if (!step) return failed(x)
    const length = lengthOf(step, scale)
    if (length <= PRECISION) return verified(system, added(x, step, 1), linear, scale)
    if (before && length < before.length / 2) damping = Math.min(1, damping * 4)
    const next = damped(system, x, step, linear, scale, damping, length)
    // Further steps cannot improve on the noise in the values.
    if (!next) return length <= 1e-7 ? verified(system, x, linear, scale) : failed(x)
    ;({ damping } = next)
    x = next.x
    largest = largest.map((one, at) => Math.max(Math.abs(x[at]!), one / 2))
    before = { length }
    if (x.some(one => !Number.isFinite(one)) || size === 0) return failed(x)
  }
  return failed(x)
}

/** Size that counts as large for an unknown: its value, or near zero its earlier value. */
const scaleOf = (value: number, largest: number, typical: number): number =>
  Math.max(Math.abs(value), 1e-6 * largest, value === 0 ? typical : 0)

const failed = (x: Float64Array): Reached => ({ x, residual: Infinity, converged: false })

const valuesAt = ({ size, residual }: System, x: Float64Array): Float64Array => {
  const out = new Float64Array(size)
  residual(x, out)
  return out
}

const isFinite = (values: Float64Array): boolean => values.every(one => Number.isFinite(one))

interface Linear {
  /** In shares of the scale of each unknown, each row divided by its largest part. */
  readonly factors: Factored | null
  readonly matrix: Float64Array
  /** The largest part of each equation: the change by the scale of one unknown. */
  readonly rows: Float64Array
  /** The sum of the parts of each equation. */
  readonly sums: Float64Array
}

function linearised(
  system: System,
  x: Float64Array,
  values: Float64Array,
  scale: Float64Array,
): Linear | null {
  const { size } = system
  if (!isFinite(values)) return null
  const matrix = new Float64Array(size * size)
  for (let column = 0; column < size; column++) {
    const slopes = slopesOf(system, x, values, column, scale[column]!)
    if (!slopes) return null
    for (let row = 0; row < size; row++) matrix[row * size + column] = slopes[row]! * scale[column]!
  }
  const rows = new Float64Array(size)
  const sums = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    const parts = matrix.subarray(row * size, row * size + size)
    rows[row] = parts.reduce((most, part) => Math.max(most, Math.abs(part)), 0)
    sums[row] = parts.reduce((sum, part) => sum + Math.abs(part), 0)
    if (rows[row]! > 0) for (let at = 0; at < size; at++) parts[at]! /= rows[row]!
  }
  return { factors: rows.every(one => one > 0) ? factored(matrix, size) : null, matrix, rows, sums }
}

/** The changes of the equations by the scale of each unknown, each row divided by its largest; null where there are none. */
export function jacobian(system: System, x: Float64Array, scale: Float64Array): Float64Array | null {
  return linearised(system, x, valuesAt(system, x), scale)?.matrix ?? null
}

/**
 * Changes of the equations with one unknown, taken on the other side where there is no value beyond a point.
 */
function slopesOf(system: System, x: Float64Array, values: Float64Array, column: number, scale: number) {
  for (const side of [1, -1]) {
    const moved = x.slice()
    moved[column]! += side * DIFFERENCE * scale
    const width = moved[column]! - x[column]!
    const there = valuesAt(system, moved)
    if (width !== 0 && isFinite(there)) return there.map((value, row) => (value - values[row]!) / width)
  }
  return null
}

/** The step to where the linear equations hold; regularised where they hold nowhere. */
function stepOf(linear: Linear, values: Float64Array, scale: Float64Array): Float64Array | null {
  const right = values.map((value, row) => (value === 0 ? 0 : -value / (linear.rows[row]! || 1)))
  const plain = linear.factors && solved(linear.factors, right)
  const shares = plain && isFinite(plain) && longest(plain) < 1e10 ? plain : regularised(linear.matrix, right)
  return shares && shares.map((share, at) => share * scale[at]!)
}

const longest = (shares: Float64Array): number =>
  shares.reduce((most, one) => Math.max(most, Math.abs(one)), 0)

/** The step of Levenberg and Marquardt, by the normal equations. */
function regularised(matrix: Float64Array, right: Float64Array): Float64Array | null {
  const size = right.length
  const normal = new Float64Array(size * size)
  const target = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    for (let row = 0; row < size; row++) {
      const part = matrix[row * size + i]!
      target[i]! += part * right[row]!
      for (let j = 0; j < size; j++) normal[i * size + j]! += part * matrix[row * size + j]!
    }
  }
  for (let i = 0; i < size; i++) normal[i * size + i]! += 1e-4
  const factors = factored(normal, size)
  const step = factors && solved(factors, target)
  return step && isFinite(step) ? step : null
}

const lengthOf = (step: Float64Array, scale: Float64Array): number =>
  step.reduce((most, one, at) => Math.max(most, Math.abs(one) / scale[at]!), 0)

const added = (x: Float64Array, step: Float64Array, share: number): Float64Array =>
  x.map((one, at) => one + share * step[at]!)

/** The longest part of a step behind which the next step becomes shorter. */
function damped(
  system: System,
  x: Float64Array,
  step: Float64Array,
  linear: Linear,
  scale: Float64Array,
  first: number,
  length: number,
): { readonly x: Float64Array; readonly damping: number } | null {
  for (let damping = first; damping >= LEAST_DAMPING; damping /= 2) {
    const next = added(x, step, damping)
    const values = valuesAt(system, next)
    if (!isFinite(values)) continue
    const simplified = stepOf(linear, values, scale)
    if (simplified && lengthOf(simplified, scale) <= (1 - damping / 4) * length) return { x: next, damping }
  }
  return null
}

/** An equation that changes this little with any unknown is what is left of one that only comes near to zero. */
const UNDERFLOW = 1e-280

/** Whether each equation holds, measured by the parts that it is made of. */
function verified(system: System, x: Float64Array, { sums }: Linear, scale: Float64Array): Reached {
  const shares = valuesAt(system, x).map((value, row) =>
    sums[row]! < UNDERFLOW ? Infinity : Math.abs(value) / sums[row]!,
  )
  const residual = longest(shares)
  const settled = x.map((one, at) => (Math.abs(one) < 1e-13 * scale[at]! ? 0 : one))
  return { x: settled, residual, converged: residual <= VERIFIED }
}
