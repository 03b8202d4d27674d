/** Solutions of the engine put into their equations: some are of other branches, or lie beside a root. */
import type { NumericValue } from '@calcwright/math/numeric'
import { isLostInRounding, type RealFunction, type System } from '@calcwright/solvers/roots'

/** An equation in one unknown. */
export interface EquationOfOne {
  /** The difference of the sides. */
  readonly f: RealFunction
  /** Whether the equation has no value at a place that looks like a root. */
  readonly isExcluded: (root: number) => boolean
}

/** How far a solution may be off, as a share of itself, before its residual says that it is none. */
const ASIDE = 1e-6

/** A solution of the engine, and whether it solves the equations. */
export interface JudgedRow {
  readonly row: NumericValue
  readonly isRight: boolean
}

/**
 * @param numbers the solutions of the engine
 * @param isSearched whether it has searched them by numbers
 * @returns each with whether it solves the equations; null where there are none or no numbers
 */
export function judgedRows(
  numbers: NumericValue | undefined,
  { system, one }: { readonly system: System; readonly one: EquationOfOne | null },
  isSearched: boolean,
): JudgedRow[] | null {
  if (!Array.isArray(numbers) || numbers.length === 0) return null
  return (numbers as readonly NumericValue[]).map(row => {
    const values = Array.isArray(row) ? (row as readonly NumericValue[]) : [row]
    // Complex solutions are the engine's.
    const isReal = values.length === system.size && values.every(value => typeof value === 'number')
    if (!isReal) return { row, isRight: true }
    const x = Float64Array.from(values as number[])
    return { row, isRight: solves(x, system) && !(one && isNone(x[0]!, one, isSearched)) }
  })
}

/** How far from a solution values are compared with those of rounding: as a share of it, and at most. */
const AROUND = 0.1
const MOST_AROUND = 0.04
/** At a root that was searched for the value is at most this share of those a hundredth of it away. */
const RESIDUAL = 1e-3

function isNone(root: number, { f, isExcluded }: EquationOfOne, isSearched: boolean): boolean {
  if (isExcluded(root)) return true
  if (root === 0) return false
  const near = [-1, 1].map(side => Math.abs(f(root * (1 + side / 100))))
  const isOff = isSearched && near.every(value => Math.abs(f(root)) > RESIDUAL * value)
  return isOff || isLostInRounding(f, root, Math.min(AROUND * Math.abs(root), MOST_AROUND))
}

/** A millionth of each unknown changes the residuals more than what is left of them. */
function solves(x: Float64Array, { size, residual }: System): boolean {
  const [here, there] = [new Float64Array(size), new Float64Array(size)]
  residual(x, here)
  const moved = new Float64Array(size)
  for (const way of [1, -1])
    for (let at = 0; at < size; at += 1) {
      residual(x.with(at, x[at]! + way * (ASIDE * Math.abs(x[at]!) || 1e-12)), there)
      for (let row = 0; row < size; row += 1)
        moved[row] = Math.max(moved[row]!, Math.abs(there[row]! - here[row]!) || 0)
    }
  // The residuals decide nothing at the edge of the region in which the equations have values.
  return here.every(
    (value, row) => !Number.isFinite(value) || Math.abs(value) <= moved[row]! || moved[row] === 0,
  )
}
