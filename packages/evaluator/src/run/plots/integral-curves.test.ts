import { describe, expect, it } from 'vitest'
import { draw, over } from '../../testing/draw.ts'

/** The value of a series at the place that is nearest to x. */
async function valueAt(lines: readonly string[], formula: string, x: number): Promise<number> {
  const drawn = await draw(lines, [over(formula)], { limits: ['x_min := 0', 'x_max := 4'] })
  expect(drawn.messages[0]).toBe('')
  const { x: places, y: values } = drawn.plot.series[0]!.columns
  const at = places!.findIndex(place => Math.abs(place - x) < 1e-9)
  return values![at]!
}

// By hand, or by scipy.integrate.quad.
describe('functions that are integrals are drawn by numbers', () => {
  it.each<[string, readonly string[], string, number, number]>([
    ['of the variable and up to it', [], 'y(x) := integrate(exp(-t^2)*cos(x*t), t, 0, x)', 2, 0.3272004],
    ['through a function', ['F(x) := integrate(exp(-t^2), t, 0, x)'], 'y(x) := 2*F(x)', 1, 1.4936483],
    ['to infinity', [], 'y(x) := integrate(exp(-x*t)/(1 + t^2), t, 0, infinity)', 1, 0.6214496],
    ['in pieces', [], 'y(x) := integrate(piecewise(t < 1, t, 2), t, 0, x)', 3, 4.5],
    ['with an integral inside', [], 'y(x) := integrate(integrate(s, s, 0, t), t, 0, x)', 3, 4.5],
    ['narrow beside the range', [], 'y(x) := integrate(exp(-1000*(t - 2.7)^2), t, 0, x)', 4, 0.0560499],
  ])('%s', async (_, lines, formula, x, right) => {
    expect(await valueAt(lines, formula, x)).toBeCloseTo(right, 6)
  })
})
