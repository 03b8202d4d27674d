import { describe, expect, it } from 'vitest'
import { solveSystem } from './starts.ts'
import type { Search } from './starts.ts'
import { SYSTEMS } from './system-cases.ts'
import type { System } from './system.ts'

type Equations = (values: readonly number[]) => readonly number[]

const systemOf = (f: Equations, size: number): System => ({
  size,
  residual: (x, out) => out.set(f([...x])),
})

function search(f: Equations, guess: readonly number[] | null, size = guess?.length ?? 0): Search {
  const steps = solveSystem(systemOf(f, size), guess && Float64Array.from(guess))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Whether each value is zero in the last digits that its unknowns allow. */
function residualOf(f: Equations, x: readonly number[]): number {
  const values = f(x)
  const moved = x.map((one, at) =>
    f(x.map((other, place) => (place === at ? other + 1e-6 * Math.abs(one || 1) : other))),
  )
  const sizes = values.map((value, row) =>
    moved.reduce((sum, there) => sum + Math.abs(there[row]! - value) * 1e6, 0),
  )
  return values.reduce(
    (most, value, row) => Math.max(most, value === 0 ? 0 : Math.abs(value) / sizes[row]!),
    0,
  )
}

describe('systems of equations', () => {
  it.each(SYSTEMS)('%s', (_, f, guess, solution) => {
    const { found } = search(f, guess)
    expect(found?.converged).toBe(true)
    const x = [...found!.x]
    expect(residualOf(f, x)).toBeLessThan(1e-9)
    const largest = Math.max(...solution.map(Math.abs))
    const off = x.map(
      (one, at) => Math.abs(one - solution[at]!) / Math.max(Math.abs(solution[at]!), 1e-4 * largest),
    )
    expect(Math.max(...off)).toBeLessThan(1e-8)
  })

  it.each(SYSTEMS)('%s, from nowhere', (_, f, guess) => {
    const { found } = search(f, null, guess.length)
    expect(found?.converged).toBe(true)
    expect(residualOf(f, [...found!.x])).toBeLessThan(1e-9)
  })

  // A pipe's friction by Colebrook, from its loss of pressure; the reference is findroot of mpmath.
  it('unknowns of many sizes, from nowhere', () => {
    const pipe: Equations = ([f = 0, re = 0, v = 0]) => [
      1 / Math.sqrt(f) + 2 * Math.log10(1e-4 / 3.7 + 2.51 / (re * Math.sqrt(f))),
      re - v * 1e5,
      f * 5e5 * v ** 2 - 3e4,
    ]
    const { found } = search(pipe, null, 3)
    expect(found!.x[0]).toBeCloseTo(0.016540391244524295, 12)
    expect(found!.x[2]).toBeCloseTo(1.9045954222093697, 12)
  })

  const none: [name: string, f: Equations, size: number][] = [
    ['parallel lines', ([x = 0, y = 0]) => [x + y - 1, x + y - 2], 2],
    ['circles apart', ([x = 0, y = 0]) => [x ** 2 + y ** 2 - 1, (x - 5) ** 2 + y ** 2 - 1], 2],
    ['no real root', ([x = 0, y = 0]) => [x ** 2 + 1, y], 2],
    ['what only comes near', ([x = 0, y = 0]) => [Math.exp(-x), y - 1], 2],
    ['no values', ([x = 0, y = 0]) => [Math.sqrt(-1 - x * x), y], 2],
  ]
  it.each(none)('%s: none', (_, f, size) => expect(search(f, null, size).found).toBeNull())

  // Broyden's tridiagonal function, and Broyden's banded one (Moré, Garbow and Hillstrom 1981, 30 and 31).
  it.each([20, 50])('%d equations', size => {
    const f: Equations = x =>
      x.map((one, at) => (3 - 2 * one) * one - (x[at - 1] ?? 0) - 2 * (x[at + 1] ?? 0) + 1)
    const { found, starts } = search(f, Array<number>(size).fill(-1))
    expect(starts).toBe(1)
    expect(residualOf(f, [...found!.x])).toBeLessThan(1e-12)
  })
})
