import { describe, expect, it } from 'vitest'
import { errorsAt, fitModel } from './levenberg-marquardt.ts'
import type { Model } from './levenberg-marquardt.ts'
import { MORE_NONLINEAR_SETS } from './nist-nonlinear-more.ts'
import { NONLINEAR_SETS } from './nist-nonlinear.ts'
import { QUOTIENT_SETS } from './nist-nonlinear-quotients.ts'

function finish<T>(run: Generator<void, T>): T {
  for (;;) {
    const next = run.next()
    if (next.done) return next.value
  }
}

const digits = (value: number, right: number): number =>
  -Math.log10(Math.abs(value - right) / (right === 0 ? 1 : Math.abs(right)) || 1e-16)

describe('nonlinear sets of NIST, from their first start', () => {
  it.each([...NONLINEAR_SETS, ...MORE_NONLINEAR_SETS, ...QUOTIENT_SETS])(
    '$name',
    ({ x, y, model, start, certified, squares }) => {
      const problem: Model = {
        points: y.length,
        residuals: (parameters, out) =>
          y.forEach((value, row) => (out[row] = value - model(x[row]!, parameters))),
      }
      const found = finish(fitModel(problem, Float64Array.from(start)))
      expect(found.converged).toBe(true)
      const worst = Math.min(
        ...certified.map((right, place) => digits(found.parameters[place]!, right)),
        digits(found.squares, squares),
      )
      expect(worst).toBeGreaterThan(6)
    },
  )
})

it('says that nothing was found where the start has no value', () => {
  const model: Model = { points: 2, residuals: (_, out) => out.fill(NaN) }
  expect(finish(fitModel(model, Float64Array.of(1))).converged).toBe(false)
})

// The certified standard deviations of Misra1a.
it('tells the standard errors of the parameters', () => {
  const { x, y, model, start } = NONLINEAR_SETS[0]!
  const problem: Model = {
    points: y.length,
    residuals: (parameters, out) =>
      y.forEach((value, row) => (out[row] = value - model(x[row]!, parameters))),
  }
  const errors = errorsAt(problem, finish(fitModel(problem, Float64Array.from(start))))!
  expect(errors[0]).toBeCloseTo(2.7070075241, 6)
  expect(errors[1]! * 1e6).toBeCloseTo(7.2668688436, 6)
})
