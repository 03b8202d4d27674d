/** Plots of the kinds of series, with their units and what is said of them. */
import { describe, expect, it } from 'vitest'
import type { SeriesShape } from '../../plots.ts'
import { draw, ends, extremes, over, points, round } from '../../testing/draw.ts'
import type { SeriesProps } from '../../testing/draw.ts'

const across = (...formulas: string[]): SeriesProps => ({
  shape: { kind: 'level', direction: 'vertical' },
  formulas,
})

describe('functions', () => {
  it.each([
    ['over the default range', [], [over('y(x) := x^2')], {}, 'x: -5 to 5', 'y: 0 to 25', '', ''],
    [
      'within limits',
      [],
      [over('y(x) := x^2')],
      { limits: ['x_min := 1', 'x_max := 1+2'] },
      'x: 1 to 3',
      'y: 1 to 9',
      '',
      '',
    ],
    [
      'with units of limits',
      ['v(t) := 3 [m/s] * t'],
      [over('y(t) := v(t)')],
      { limits: ['x_min := 0', 'x_max := 2 [min]'] },
      'x: 0 to 2',
      'y: 0 to 360',
      'min',
      'm',
    ],
    [
      'the argument gets the unit that the formula needs',
      ['omega := 2 [rad/s]'],
      [over('y(t) := 5 [N] * sin(omega*t)')],
      {},
      'x: -5 to 5',
      'y: -5 to 5',
      's',
      'N',
    ],
    [
      'with units of axes',
      ['F(s) := 2 [kN/m] * s'],
      [over('y(s) := F(s)')],
      { axes: { x: { unit: 'mm' }, y: { unit: 'N' } }, limits: ['x_max := 10', 'x_min := 0'] },
      'x: 0 to 10',
      'y: 0 to 20',
      'mm',
      'N',
    ],
    [
      'with limits that are ratios in a unit',
      [],
      [over('y(a) := a')],
      { axes: { x: { unit: 'deg' } }, limits: ['x_min := 0', 'x_max := 90 [deg]'] },
      'x: 0 to 90',
      'y: 0 to 1.5708',
      'deg',
      'rad',
    ],
    [
      'over the range of data, with a margin',
      ['xs := [0, 10]', 'ys := [1, 2]'],
      [over('y(x) := x'), points('x := xs', 'y := ys')],
      {},
      'x: -0.5 to 10.5',
      'y: -0.5 to 10.5',
      '',
      '',
    ],
    [
      'over the default range, whatever single point is in it',
      [],
      [over('y(x) := x^2'), points('x := 2', 'y := 4')],
      {},
      'x: -5 to 5',
      'y: 0 to 25',
      '',
      '',
    ],
    [
      'widened as far as a line across the plot',
      [],
      [over('y(x) := x'), across('at := 8')],
      {},
      'x: -5 to 8.68421',
      'y: -5 to 8.68421',
      '',
      '',
    ],
    [
      'programs and interpolations as any other',
      ['f := linterp([0, 1, 2], [0, 1, 4], 1)', 'g(x) := x + 1'],
      [over('y(x) := g(x)')],
      { limits: ['x_min := 0', 'x_max := 2'] },
      'x: 0 to 2',
      'y: 1 to 3',
      '',
      '',
    ],
    [
      'a function that is named only',
      ['f(u) := 3*u'],
      [over('y(x) := f')],
      {},
      'x: -5 to 5',
      'y: -15 to 15',
      '',
      '',
    ],
    [
      'a function of the catalogue that is named only',
      [],
      [over('y(x) := sqrt')],
      { limits: ['x_min := 0', 'x_max := 4'] },
      'x: 0 to 4',
      'y: 0 to 2',
      '',
      '',
    ],
    [
      'where the engine alone knows the values',
      [],
      [over('y(x) := Ei(x)')],
      { limits: ['x_min := 1', 'x_max := 2'] },
      'x: 1 to 2',
      'y: 1.89512 to 4.95423',
      '',
      '',
    ],
  ])('%s', async (_, lines, series, plot, x, y, xUnit, yUnit) => {
    const drawn = await draw(lines, series, plot)
    expect(drawn.messages[0]).toBe('')
    const [first] = drawn.plot.series
    expect([`x: ${ends(first!, 'x')}`, `y: ${extremes(first!, 'y')}`]).toEqual([x, y])
    expect([drawn.plot.axes.x.unit, drawn.plot.axes.y.unit]).toEqual([xUnit, yUnit])
  })
})

describe('data', () => {
  it.each([
    [
      'lists',
      ['xs := [1, 2, 3] [s]', 'ys := [4, 5, 6] [kN]'],
      points('x := xs', 'y := ys'),
      '1 to 3',
      '4 to 6',
      's',
      'kN',
    ],
    ['without x', [], points('y := [3, 4, 5, 6]'), '1 to 4', '3 to 6', '', ''],
    ['temperatures', ['T := [20 [degC], 30 [degC]]'], points('y := T'), '1 to 2', '20 to 30', '', 'degC'],
    ['a column', ['A := [1; 2; 3]'], points('y := A'), '1 to 3', '1 to 3', '', ''],
    [
      'computed',
      ['xs := seq(k/4, k, 0, 4)'],
      points('x := xs', 'y := xs*4 [m]'),
      '0 to 1',
      '0 to 4',
      '',
      'm',
    ],
  ])('%s', async (_, lines, series, x, y, xUnit, yUnit) => {
    const drawn = await draw(lines, [series])
    expect(drawn.messages).toEqual([''])
    const [first] = drawn.plot.series
    expect([extremes(first!, 'x'), extremes(first!, 'y')]).toEqual([x, y])
    expect([drawn.plot.axes.x.unit, drawn.plot.axes.y.unit]).toEqual([xUnit, yUnit])
  })

  it.each([
    ['a list in one unit', 'xs := [0, 2, 4] [s]'],
    ['a list of quantities', 'xs := [0 [s], 2 [s], 4000 [ms]]'],
    ['a column', 'xs := [0; 2; 4] [s]'],
  ])('a function has numbers of the unit of the data, which are %s', async (_, xs) => {
    const data = points('x := xs', 'y := [0, 2, 8] [m]')
    const drawn = await draw([xs], [data, over('y(t) := t * 2 [m/s]')])
    expect(drawn.messages).toEqual(['', ''])
    const [, fit] = drawn.plot.series
    expect([extremes(fit!, 'x'), extremes(fit!, 'y')]).toEqual(['-0.2 to 4.2', '-0.4 to 8.4'])
  })

  it('units are converted to that of the first series, and refused where they do not fit', async () => {
    const drawn = await draw(
      ['a := [1, 2] [m]', 'b := [100, 300] [cm]', 'c := [1, 2] [s]', 'd := [1, 2]'],
      [points('y := a'), points('y := b'), points('y := c'), points('y := d')],
    )
    expect(drawn.plot.series.map(one => (one.columns.y ? extremes(one, 'y') : 'none'))).toEqual([
      '1 to 2',
      '1 to 3',
      'none',
      'none',
    ])
    expect(drawn.messages).toEqual([
      '',
      '',
      'This series is in s, the y axis in m: it is not drawn.',
      'This series is in no unit, the y axis in m: it is not drawn.',
    ])
  })

  it.each([
    ['one for all', ['y := [1, -2, 4] [m]', 'error := 10 [cm]'], [0.1, 0.1, 0.1]],
    ['shares of values with a unit', ['y := [1, -2, 4] [m]', 'error := 5 [%]'], [0.05, 0.1, 0.2]],
    ['a share for each', ['y := [1, 2] [m]', 'error := [0.1, 0.2]'], [0.1, 0.4]],
    ['of plain numbers as they are', ['y := [1, 2]', 'error := 5 [%]'], [0.05, 0.05]],
    ['of temperatures in kelvins', ['y := [20 [degC], 30 [degC]]', 'error := 2 [K]'], [2, 2]],
  ])('error bars: %s', async (_, formulas, errors) => {
    const drawn = await draw([], [points(...formulas)])
    expect(drawn.messages).toEqual([''])
    expect([...drawn.plot.series[0]!.columns.error!].map(round)).toEqual(errors)
  })

  it.each([
    [
      'lengths',
      ['x := [1, 2]', 'y := [1, 2, 3]'],
      'Provided x and y vectors are of unequal lengths: 2 and 3.',
    ],
    ['words', ['y := [q, r]'], 'No numeric results were returned and nothing will be plotted'],
    ['mixed units', ['y := [1 [m], 2 [s]]'], 'The numbers of this list have different units.'],
  ])('what is wrong is said: %s', async (_, formulas, message) => {
    const drawn = await draw([], [points(...formulas)])
    expect(drawn.messages[0]).toContain(message)
    expect(drawn.plot.series[0]!.columns).toEqual({})
  })
})

describe('further series', () => {
  const series = (shape: SeriesShape, ...formulas: string[]): SeriesProps => ({ shape, formulas })
  it.each([
    [
      'parametric',
      [],
      series({ kind: 'parametric' }, 'x(t) := cos(t)', 'y(t) := 2*sin(t)', 'start := 0', 'end := 2*pi'),
      { x: '-1 to 1', y: '-2 to 2' },
    ],
    [
      'polar',
      [],
      series({ kind: 'polar' }, 'r(theta) := 3 [m]', 'start := 0', 'end := pi'),
      { x: '-3 to 3', y: '0 to 3' },
    ],
    [
      'histogram',
      [],
      series({ kind: 'histogram' }, 'data := [1, 2, 2, 3] [mm]', 'bins := 3'),
      { data: '1 to 3', bins: '3 to 3' },
    ],
    ['bars', [], series({ kind: 'bars' }, 'y := [1, 4, 9] [kW]'), { y: '1 to 9' }],
    [
      'level',
      ['F := 3 [kN]'],
      series({ kind: 'level', direction: 'horizontal' }, 'at := F'),
      { at: '3 to 3' },
    ],
    ['map', [], series({ kind: 'map' }, 'z(x, y) := x^2 + y'), { x: '-5 to 5', y: '-5 to 5' }],
    [
      'arrows',
      [],
      series({ kind: 'arrows' }, 'u(x, y) := -y', 'v(x, y) := x'),
      // In the middles of 20 columns and 14 rows: none stands on an edge.
      { u: '-4.64286 to 4.64286', v: '-4.75 to 4.75' },
    ],
  ] as const)('%s', async (_, lines, one, expected) => {
    const drawn = await draw(lines, [one])
    expect(drawn.messages).toEqual([''])
    const found = Object.keys(expected).map(name => [name, extremes(drawn.plot.series[0]!, name)])
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  it('one that is wrong leaves the others alone', async () => {
    const drawn = await draw(['a := b/0 [m] + 1'], [over('y(x) := a*x'), over('y(x) := x')])
    expect(drawn.plot.series.map(({ columns }) => Object.keys(columns))).toEqual([[], ['x', 'y']])
  })
})

it.each([
  ['a sum', 'z(x, y) := x + y', 80],
  ['an integral', 'z(x, y) := integrate(t*x, t, 0, 1) + y', 24],
  ['a function of an integral', 'z(x, y) := f(x) + y', 24],
])('the grid of a map of %s', async (_, formula, lines) => {
  const map: SeriesProps = { shape: { kind: 'map' }, formulas: [formula] }
  const drawn = await draw(['f(x) := integrate(t*x, t, 0, 1)'], [map])
  expect(drawn.plot.series[0]!.columns.z).toHaveLength(lines ** 2)
})

it.each<[string, string, string]>([
  ['fractions', 'seq(k/10000, k, 0, 99999)', '0 to 9.9999'],
  ['roots', 'seq(sqrt(k), k, 1, 10000)', '1 to 100'],
  ['decimals with a whole number among them', 'seq(k/10000., k, 0, 9999)', '0 to 0.9999'],
])('more points than have room as text: %s', async (_, list, range) => {
  const { plot } = await draw([`v := ${list}`], [points('y := v')])
  expect(ends(plot.series[0]!, 'y')).toBe(range)
})
