/** Plots written as text: a line for each formula of a series, computed by the real engine. */
import { createInlineEngine } from '@calcwright/engine/node'
import { parsePlain } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import { describe, expect, it } from 'vitest'
import type {
  BlockEvaluation,
  BlockPlan,
  BlockResult,
  EvaluationBlock,
  PlannedStatement,
} from '../../contract.ts'
import type { PlannedAxis, PlotData, PlotSeries, SeriesShape } from '../../plots.ts'
import { createEvaluator } from '../evaluator.ts'
import { NO_OUTPUT } from '../regions/asking.ts'
import { SETTINGS } from '../test-sheet.ts'

interface PlotProps {
  readonly limits?: readonly string[]
  readonly axes?: Partial<Record<'x' | 'y' | 'y2', Partial<PlannedAxis>>>
}
interface SeriesProps {
  readonly shape: SeriesShape
  readonly axis?: 'y' | 'y2'
  readonly formulas: readonly string[]
}

function planned(source: string): PlannedStatement {
  const parsed = parsePlain(source, { isUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') throw new Error(`no definition: ${source}`)
  const { target } = parsed.value
  if (target.kind === 'property') throw new Error(source)
  return { statement: parsed.value, output: NO_OUTPUT, request: target.name.name }
}

const AXIS: PlannedAxis = { unit: '', log: false }

const plotEvaluation: BlockEvaluation<PlotProps> = {
  type: 'plot',
  plan: ({ limits = [], axes = {} }): BlockPlan => ({
    statements: limits.map(planned),
    role: {
      kind: 'axes',
      axes: { x: { ...AXIS, ...axes.x }, y: { ...AXIS, ...axes.y }, y2: { ...AXIS, ...axes.y2 } },
    },
  }),
}

const seriesEvaluation: BlockEvaluation<SeriesProps> = {
  type: 'series',
  plan: ({ shape, axis = 'y', formulas }) => ({
    statements: formulas.map(planned),
    role: { kind: 'series', shape, axis },
  }),
}

const lineEvaluation: BlockEvaluation<string> = {
  type: 'line',
  plan(source) {
    const parsed = parsePlain(source, { isUnit })
    return { statements: parsed.ok ? [{ statement: parsed.value, output: NO_OUTPUT }] : [] }
  },
}

const evaluator = createEvaluator({
  startEngine: () => createInlineEngine(),
  blockEvaluations: [plotEvaluation, seriesEvaluation, lineEvaluation] as readonly BlockEvaluation[],
})

/** Ids may begin with a digit and have signs in them, which symbols of the engine may not. */
const seriesId = (index: number): string => `${index}-s_`

interface Drawn {
  readonly plot: PlotData
  readonly notices: readonly string[]
  /** What is said of each series: of its formulas, and of it as a whole. */
  readonly said: readonly string[]
}

async function draw(
  lines: readonly string[],
  series: readonly SeriesProps[],
  plot: PlotProps = {},
): Promise<Drawn> {
  const common = { parent: null, disabled: false }
  const blocks: EvaluationBlock[] = [
    ...lines.map((props, index) => ({ ...common, id: `line${index}`, type: 'line', props })),
    { ...common, id: 'plot', type: 'plot', props: plot },
    ...series.map((props, index) => ({
      ...common,
      id: seriesId(index),
      type: 'series',
      parent: 'plot',
      props,
    })),
  ]
  const results = new Map<string, BlockResult>()
  await new Promise<void>(resolve => {
    const off = evaluator.on(event => {
      if (event.kind === 'results') for (const result of event.results) results.set(result.block, result)
      if (event.kind !== 'finished' || !results.has('plot')) return
      off()
      resolve()
    })
    evaluator.open(blocks, SETTINGS)
  })
  const outcome = results.get('plot')?.outcomes.find(({ request }) => request === 'figure')
  if (!outcome?.plot) throw new Error('no figure')
  const said = series.map((_, index) =>
    results

      .get(seriesId(index))!
      .outcomes.flatMap(({ error, notices }) => [
        ...(error ? [error.message] : []),
        ...notices.map(({ text }) => text),
      ])
      .join(' | '),
  )
  return { plot: outcome.plot, notices: outcome.notices.map(({ text }) => text), said }
}

const FUNCTION = { kind: 'function' } as const
const POINTS = { kind: 'points' } as const
const over = (...formulas: string[]): SeriesProps => ({ shape: FUNCTION, formulas })
const points = (...formulas: string[]): SeriesProps => ({ shape: POINTS, formulas })

/** The ends of a column. */
const ends = ({ columns }: PlotSeries, name: string): string => {
  const column = columns[name]
  return column ? `${round(column[0]!)} to ${round(column.at(-1)!)}` : 'none'
}
const round = (value: number): number => Number(value.toPrecision(6))
const extremes = ({ columns }: PlotSeries, name: string): string => {
  const values = [...columns[name]!].filter(Number.isFinite)
  return `${round(Math.min(...values))} to ${round(Math.max(...values))}`
}

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
    expect(drawn.said[0]).toBe('')
    const [first] = drawn.plot.series
    expect([`x: ${ends(first!, 'x')}`, `y: ${extremes(first!, 'y')}`]).toEqual([x, y])
    expect([drawn.plot.axes.x.unit, drawn.plot.axes.y.unit]).toEqual([xUnit, yUnit])
  })
})

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
    expect(drawn.said[0]).toBe('')
    expect(`${ends(drawn.plot.series[0]!, 'x')} ${drawn.plot.axes.x.unit}`).toBe(x)
  })

  it('data come first', async () => {
    const drawn = await draw(LINES, [over('y(x) := f(x)'), points('x := [0, 20] [m]', 'y := [1, 2] [kN]')])
    expect(ends(drawn.plot.series[0]!, 'x')).toBe('-1 to 21')
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
    ['not all real', [], points('y := [1, sqrt(-1), 3]'), '1 to 3', '1 to 3', '', ''],
  ])('%s', async (_, lines, series, x, y, xUnit, yUnit) => {
    const drawn = await draw(lines, [series])
    expect(drawn.said).toEqual([''])
    const [first] = drawn.plot.series
    expect([extremes(first!, 'x'), extremes(first!, 'y')]).toEqual([x, y])
    expect([drawn.plot.axes.x.unit, drawn.plot.axes.y.unit]).toEqual([xUnit, yUnit])
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
    expect(drawn.said).toEqual([
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
    expect(drawn.said).toEqual([''])
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
    expect(drawn.said[0]).toContain(message)
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
      { u: '-5 to 5', v: '-5 to 5' },
    ],
  ] as const)('%s', async (_, lines, one, expected) => {
    const drawn = await draw(lines, [one])
    expect(drawn.said).toEqual([''])
    const found = Object.keys(expected).map(name => [name, extremes(drawn.plot.series[0]!, name)])
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  it('one that is wrong leaves the others alone', async () => {
    const drawn = await draw(['a := b/0 [m] + 1'], [over('y(x) := a*x'), over('y(x) := x')])
    expect(drawn.plot.series.map(({ columns }) => Object.keys(columns))).toEqual([[], ['x', 'y']])
  })
})
