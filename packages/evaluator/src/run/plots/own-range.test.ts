import { describe, expect, it } from 'vitest'
import { draw, ends, over, points } from '../../testing/draw.ts'
import type { PlotProps } from '../../testing/draw.ts'

describe('functions that are known in a range are drawn over it', () => {
  const LINES = [
    'xs := [2, 1, 4, 8] [m]',
    'ys := [3, 5, 4, 9] [kN]',
    'f(x) := linterp([1, 2, 4, 8] [m], ys, x)',
    'p(x) := polynomial_regression(xs, ys, 2, x)',
    'c := odecurves(-y/(2 [s]), t = 0 [s]..10 [s], y, 3 [V])',
    'v(t) := odevalue(c, 1, t)',
    'w(t) := v(2*t - 1 [s])',
  ]
  it.each<[string, string, PlotProps, string]>([
    ['a table', 'y(x) := f(x)', {}, '1 to 8 m'],
    ['by its name', 'y(x) := f', {}, '1 to 8 m'],
    ['in the unit of the axis', 'y(x) := f(x)', { axes: { x: { unit: 'mm' } } }, '1000 to 8000 mm'],
    ['a fit', 'y(x) := p(x)', {}, '1 to 8 m'],
    ['a spline that is written here', 'y(x) := spline([0, 1, 3], [1, 2, 2], x)', {}, '0 to 3 '],
    ['a solution', 'y(t) := v(t)', {}, '0 to 10 s'],
    ['its derivative', "y(t) := v'(t)", {}, '0 to 10 s'],
    ['a formula of it', 'y(t) := 2*v(t)^2 + 1 [V^2]', {}, '0 to 10 s'],
    ['at another place', 'y(t) := w(t/2)', {}, '1 to 11 s'],
    ['backwards', 'y(t) := v(10 [s] - t)', {}, '0 to 10 s'],
    ['two of them where both are known', 'y(t) := v(t) + v(t - 4 [s])', {}, '4 to 10 s'],
    ['with a limit', 'y(t) := v(t)', { limits: ['x_max := 4 [s]'] }, '0 to 4 s'],
    [
      'within an integral they say nothing',
      'y(x) := integrate(spline([0, 1, 3], [1, 2, 2], u), u, 0, x)',
      {},
      '-5 to 5 ',
    ],
  ])('%s', async (_, formula, plot, x) => {
    const drawn = await draw(LINES, [over(formula)], plot)
    expect(drawn.messages[0]).toBe('')
    expect(`${ends(drawn.plot.series[0]!, 'x')} ${drawn.plot.axes.x.unit}`).toBe(x)
  })

  it('data come first', async () => {
    const drawn = await draw(LINES, [over('y(x) := f(x)'), points('x := [0, 20] [m]', 'y := [1, 2] [kN]')])
    expect(ends(drawn.plot.series[0]!, 'x')).toBe('-1 to 21')
  })
})
