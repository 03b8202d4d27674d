import { describe, expect, it } from 'vitest'
import { fitModel } from './levenberg-marquardt.ts'
import type { Model } from './levenberg-marquardt.ts'
import { NONLINEAR_SETS } from './nist-nonlinear.ts'

const digits = (value: number, right: number): number =>
  -Math.log10(Math.abs(value - right) / (right === 0 ? 1 : Math.abs(right)) || 1e-16)

describe('nonlinear sets of NIST, from their first start', () => {
  it.each(NONLINEAR_SETS)('$name', ({ x, y, model, start, certified, squares }) => {
    const problem: Model = {
      points: y.length,
      residuals: (parameters, out) =>
        y.forEach((value, row) => (out[row] = value - model(x[row]!, parameters))),
    }
    const found = fitModel(problem, Float64Array.from(start))
    expect(found.converged).toBe(true)
    const worst = Math.min(
      ...certified.map((right, place) => digits(found.parameters[place]!, right)),
      digits(found.squares, squares),
    )
    expect(worst).toBeGreaterThan(6)
  })
})

it('says that nothing was found where the start has no value', () => {
  const model: Model = { points: 2, residuals: (_, out) => out.fill(NaN) }
  expect(fitModel(model, Float64Array.of(1)).converged).toBe(false)
})
