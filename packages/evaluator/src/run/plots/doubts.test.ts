/** Doubts about properties of fluids in plots: near the critical point, extrapolated, solid. */
import { expect, it } from 'vitest'
import { draw, over, points } from '../../testing/draw.ts'
import type { PlotProps, SeriesProps } from '../../testing/draw.ts'

const EXTRAPOLATED = 'The equation of state of CO2 is published up to 1100 K: this figure is extrapolated.'
const LINES = ['C := fluid("CO2")', 'f(T) := C:h(T*1 [K], 1 [bar])/1 [kJ/kg]']
const to = (highest: number): PlotProps => ({ limits: ['x_min := 300', `x_max := ${highest}`] })

it.each<[string, SeriesProps, PlotProps, string]>([
  ['a function within the publication', over('y(x) := f(x)'), to(1000), ''],
  ['a function beyond it', over('y(x) := f(x)'), to(1500), EXTRAPOLATED],
  [
    'a curve',
    {
      shape: { kind: 'parametric' },
      formulas: ['x(t) := t', 'y(t) := f(t)', 'start := 300', 'end := 1500'],
    },
    {},
    EXTRAPOLATED,
  ],
  [
    'a band',
    { shape: { kind: 'band' }, formulas: ['lower(x) := f(x)', 'y(x) := 3000 + x'] },
    to(1500),
    EXTRAPOLATED,
  ],
  ['a map', { shape: { kind: 'map' }, formulas: ['z(x, y) := f(x + y + 1200)'] }, {}, EXTRAPOLATED],
  ['points', points('y := [f(300), f(1500)]'), {}, EXTRAPOLATED],
  ['a function through the critical point', over('y(x) := C:rho(x*1 [K], 74 [bar])/1 [kg/m^3]'), to(310), ''],
  [
    'a function that is extrapolated behind it',
    over('y(x) := C:rho(x*1 [K], 74 [bar])/1 [kg/m^3]'),
    to(1500),
    EXTRAPOLATED,
  ],
])('%s: %s', async (_, series, plot, notice) => {
  expect((await draw(LINES, [series], plot)).messages).toEqual([notice])
})
