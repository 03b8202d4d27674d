/** Whether a solution of a system of equations is one of many that lie side by side. */
import { factored } from '../linear/index.ts'
import { jacobian, newton } from './system.ts'
import type { System } from './system.ts'

/** A pivot of so small a share of the largest one is zero but for what differences leave. */
const NEGLIGIBLE = 1e-6
/** How far from the solution another one is looked for, as a share of each unknown. */
const ASIDE = 0.01

/**
 * Where the Jacobian is singular, Newton's method from places beside a solution comes to others. A double
 * root draws all of them back to itself.
 *
 * @param x a solution
 */
export function isOneOfMany(system: System, x: Float64Array): boolean {
  const largest = x.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  const scale = x.map(one => Math.abs(one) || largest || 1)
  if (!isSingular(jacobian(system, x, scale), system.size)) return false
  return x.some((one, at) => {
    const start = x.slice()
    start[at] = one + ASIDE * scale[at]!
    const { converged, x: other } = newton(system, start, scale)
    return (
      converged && other.some((place, index) => Math.abs(place - x[index]!) > (ASIDE / 10) * scale[index]!)
    )
  })
}

function isSingular(matrix: Float64Array | null, size: number): boolean {
  if (!matrix) return false
  for (let column = 0; column < size; column++) {
    let most = 0
    for (let row = 0; row < size; row++) most = Math.max(most, Math.abs(matrix[row * size + column]!))
    if (most === 0) return true
    for (let row = 0; row < size; row++) matrix[row * size + column]! /= most
  }
  const found = factored(matrix, size)
  if (!found) return true
  const pivots = Array.from({ length: size }, (_, at) => Math.abs(found.triangles[at * size + at]!))
  return Math.min(...pivots) < NEGLIGIBLE * Math.max(...pivots)
}
