import { describe, expect, it } from 'vitest'
import { derivative, integrate } from './kronrod.ts'
import type { Estimate, Integrand } from './kronrod.ts'

function finish<T>(run: Generator<void, T>): T {
  for (;;) {
    const next = run.next()
    if (next.done) return next.value
  }
}

/** The value is right, and off by no more than is said. */
function expectNear(found: Estimate | null, right: number, relative: number): void {
  expect(found).not.toBeNull()
  const gap = Math.abs(found!.value - right)
  expect(gap).toBeLessThanOrEqual(relative * Math.max(Math.abs(right), 1e-300))
  expect(gap).toBeLessThanOrEqual(found!.error + 1e-15 * Math.abs(right))
}

const { exp, sin, cos, sqrt, abs, PI, log } = Math

describe('integrals', () => {
  it.each<[string, Integrand, number, number, number]>([
    ['a wave', sin, 0, PI, 2],
    ['backwards', sin, PI, 0, -2],
    ['a bell', x => exp(-x * x), -Infinity, Infinity, sqrt(PI)],
    ['a decay', x => exp(-x), 0, Infinity, 1],
    ['a growth from far away', x => exp(x), -Infinity, 0, 1],
    ['a corner', x => abs(x - 1 / 3), 0, 1, 5 / 18],
    ['a root', sqrt, 0, 1, 2 / 3],
    ['a logarithm', log, 0, 1, -1],
    ['a narrow peak', x => 1e-4 / ((x - 0.3) ** 2 + 1e-8), 0, 1, 3.14111646312692],
    ['a peak where parts meet', x => exp(-(((x - 50) / 0.01) ** 2)), 0, 100, 0.01 * sqrt(PI)],
    ['a flat peak where parts meet', x => exp(-(((x - 25) / 0.02) ** 4)), 0, 50, 0.0362560990822191],
    ['many waves', x => cos(100 * x), 0, 1, sin(100) / 100],
  ])('%s', (_, f, from, to, right) => {
    expectNear(finish(integrate(f, from, to)), right, 1e-9)
  })

  it.each<[string, Integrand]>([
    ['a pole', x => 1 / x],
    ['no value', () => NaN],
  ])('none over %s', (_, f) => {
    expect(finish(integrate(f, 0, 1))).toBeNull()
  })
})

describe('derivatives', () => {
  it.each<[string, Integrand, number, number]>([
    ['a wave', sin, 1, cos(1)],
    ['at zero', x => x ** 3 + 2 * x, 0, 2],
    ['a growth', exp, 5, exp(5)],
    ['beside the end of its values', x => sqrt(x), 1e-3, 0.5 / sqrt(1e-3)],
  ])('%s', (_, f, at, right) => {
    expectNear(derivative(f, at, Math.abs(at) / 10 || 0.1), right, 1e-9)
  })

  it('none where there is no value', () => {
    expect(derivative(() => NaN, 1, 0.1)).toBeNull()
  })
})
