import { expect, it } from 'vitest'
import { isOneOfMany } from './many.ts'

type Equations = (x: readonly number[]) => readonly number[]

/** Solutions by hand. */
it.each<[string, Equations, number[], boolean]>([
  ['the same equation twice', ([x, y]) => [x! + y! - 1, 2 * x! + 2 * y! - 2], [0.5, 0.5], true],
  ['a circle twice', ([x, y]) => [x! ** 2 + y! ** 2 - 1, 3 - 3 * x! ** 2 - 3 * y! ** 2], [0.6, 0.8], true],
  ['a crossing', ([x, y]) => [x! ** 2 + y! ** 2 - 1, x! - y!], [Math.SQRT1_2, Math.SQRT1_2], false],
  ['a crossing of unlike sizes', ([x, y]) => [x! * y! - 5, x! / 1e6 - 2.5], [2.5e6, 2e-6], false],
  ['a double root', ([x, y]) => [(x! - 1) ** 2, y! - x!], [1, 1], false],
  ['the origin', ([x, y]) => [x! + 2 * y!, x! - y!], [0, 0], false],
])('%s', (_, equations, at, many) => {
  const residual = (x: Float64Array, out: Float64Array): void => out.set(equations(Array.from(x)))
  expect(isOneOfMany({ size: at.length, residual }, Float64Array.from(at))).toBe(many)
})
