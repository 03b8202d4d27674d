/** Plots in plain notation, computed by the real engine, as figures. */
import type { EvaluationSettings } from '@calcwright/evaluator'
import type { FigureSeries } from '@calcwright/figures'
import { describe, expect, it } from 'vitest'
import { computeWorksheet } from '../testing/indented.ts'
import { BINS_IGNORED, figureOf, FUNCTION_IGNORED, X_IGNORED } from './figure.ts'
import type { DrawnPlot } from './figure.ts'
import type { PlotProps } from './plot/schema.ts'

interface Computed extends DrawnPlot {
  /** Messages of the plot, then of each series. */
  readonly messages: readonly string[]
}

async function figure(text: string, settings?: Partial<EvaluationSettings>): Promise<Computed> {
  const { sheet, blocks } = await computeWorksheet(text, settings)
  const plot = blocks.find(({ type }) => type === 'plot')!
  const series = blocks.filter(({ parent }) => parent === plot.id) as {
    id: string
    type: string
    props: object
  }[]
  const results = [plot, ...series].map(({ id }) => sheet.results.get(id)?.outcomes ?? [])
  const data = results[0]!.find(({ request }) => request === 'figure')?.plot
  if (!data) throw new Error('no figure')
  const drawn = figureOf(plot.props as PlotProps, series, data, settings?.forms)
  sheet.dispose()
  const computed = results.map(outcomes =>
    outcomes
      .flatMap(({ error, notices }) => [
        ...(error ? [error.message] : []),
        ...notices.map(({ text }) => text),
      ])
      .join(' | '),
  )
  const own = [plot, ...series].map(
    ({ id }) =>
      drawn.notices
        .get(id)
        ?.map(({ text }) => text)
        .join(' | ') ?? '',
  )
  return { ...drawn, messages: computed.map((text, index) => [text, own[index]].filter(Boolean).join(' | ')) }
}

const rounded = (values: Iterable<number>): number[] =>
  Array.from(values, value => Number(value.toPrecision(6)))
const column = ({ columns }: FigureSeries, name: string): number[] => rounded(columns[name] ?? [])

describe('a figure', () => {
  it('has titles, units and looks', async () => {
    const { figure: drawn, messages } = await figure(
      `T := [20, 25] [degC]
plot "Tank" x_label "Time" y_label "Filling" y2_label "Heat" x_units [min] x_grid no rotated {
  line [1, 2] [m^3] over [60, 180] [s] label "water" weight 3 style dash colour #112233
  scatter T over [60, 120] [s] axis y2 symbol square-open
}`,
    )
    expect(messages).toEqual(['', '', ''])
    expect([drawn.title, drawn.rotated]).toEqual(['Tank', true])
    expect(drawn.axes).toMatchObject({
      x: { label: 'Time', unit: 'min', grid: false, log: false, minimum: null },
      y: { label: 'Filling', unit: 'm³', grid: true },
      y2: { label: 'Heat', unit: '°C' },
    })
    const [water, heat] = drawn.series
    expect(water).toMatchObject({
      kind: 'line',
      label: 'water',
      axis: 'y',
      look: { colour: '#112233', lineWeight: 3, lineStyle: '10_10' },
    })
    expect([column(water!, 'x'), column(water!, 'y')]).toEqual([
      [1, 3],
      [1, 2],
    ])
    expect(heat).toMatchObject({
      kind: 'scatter',
      label: 'T',
      axis: 'y2',
      look: { symbol: 'square-open', lineStyle: 'none', lineWeight: 0 },
    })
    expect(column(heat!, 'y')).toEqual([20, 25])
  })

  it.each([
    [
      { unit: '', form: 'decimals', digits: 2, zeros: true },
      { style: 'auto', digits: null, least: 2 },
    ],
    [
      { unit: 'm^3', form: 'decimals', digits: 1, zeros: true },
      { style: 'auto', digits: null, least: 1 },
    ],
    [
      { unit: 'm^3', form: 'engineering', digits: 4, zeros: false },
      { style: 'engineering', digits: null },
    ],
    [
      { unit: 'm^3', form: 'significant', digits: 4, zeros: true },
      { style: 'auto', digits: null },
    ],
    [
      { unit: 'kg', form: 'decimals', digits: 1, zeros: true },
      { style: 'auto', digits: null },
    ],
  ] as const)('writes the numbers at its axes by the form %j', async (form, format) => {
    const text = 'plot {\n  line [1, 2] [m^3] over [1, 2]\n}'
    const { figure: drawn } = await figure(text, { forms: [form] })
    expect([drawn.axes.y.format, drawn.axes.x.format]).toEqual([format, { style: 'auto', digits: null }])
  })

  it('keeps the form of an axis that has its own', async () => {
    const text = 'plot y_format scientific {\n  line [1, 2] [m^3]\n}'
    const forms = [{ unit: '', form: 'decimals', digits: 2, zeros: true }] as const
    const { figure: drawn } = await figure(text, { forms })
    expect(drawn.axes.y.format).toEqual({ style: 'scientific', digits: null })
  })

  const kinds: [line: string, kind: string, columns: Record<string, number[]>][] = [
    ['line 1, 2 step', 'step', { x: [1, 2], y: [1, 2] }],
    ['area 3, 5 stack', 'area', { x: [1, 2], y: [3, 5] }],
    ['bar 3, 5', 'bar', { y: [3, 5] }],
    ['histogram [1, 2, 2, 5] bins 2', 'histogram', { low: [1, 3], high: [3, 5], y: [3, 1] }],
    ['histogram [1, 2, 2, 5] bins 2 measure share', 'histogram', { y: [0.75, 0.25] }],
    ['histogram [1, 2, 2, 5] bins 2 measure density', 'histogram', { y: [0.375, 0.125] }],
    ['histogram [4, 4]', 'histogram', { low: [3.5], high: [4.5], y: [2] }],
    ['level 5 [kN] direction vertical', 'level', { at: [5] }],
    ['scatter [1, 2] error 0.5', 'scatter', { error: [0.5, 0.5] }],
  ] // prettier-ignore
  it.each(kinds)('of %s', async (line, kind, columns) => {
    const { figure: drawn, messages } = await figure(`plot {\n${line}\n}`)
    expect([messages.join(''), drawn.series[0]!.kind]).toEqual(['', kind])
    for (const [name, values] of Object.entries(columns))
      expect(column(drawn.series[0]!, name)).toEqual(values)
  })

  const scales: [text: string, equalScales: number | undefined][] = [
    ['plot { line 1, 2 }', undefined],
    ['plot { polar 1 }', 1],
    ['plot equal_scales { line [1, 2] [s] }', 1],
    ['plot equal_scales x_units [m] y_units [mm] { line [1, 2] [m] over [1, 2] [m] }', 1000],
  ] // prettier-ignore
  it.each(scales)('has equal scales where they are wanted: %s', async (text, equalScales) => {
    expect((await figure(text)).figure.equalScales).toBe(equalScales)
  })

  it('draws a second map over the same plane', async () => {
    const { figure: drawn } = await figure('plot {\nmap x*y as colours\nmap x*y\n}')
    const [first, second] = drawn.series.map(one => column(one, 'z'))
    expect(second).toEqual(first)
  })

  it('names bars only where there are some', async () => {
    const names = 'x_labels "a", "b"'
    expect((await figure(`plot ${names} {\nbar 1, 2\n}`)).figure.axes.x.names).toEqual(['a', 'b'])
    expect((await figure(`plot ${names} {\nline 1, 2\n}`)).figure.axes.x.names).toBeUndefined()
  })
})

describe('functions are drawn as they are defined', () => {
  const DEGREES = { angle: 'deg' } as const
  const cases: [title: string, text: string, at: number, y: number, settings?: Partial<EvaluationSettings>][] = [
    ['by name', 'f(t) := t^2\nplot { f }', 5, 25],
    ['of the catalogue by name', 'plot x_max 4 { sqrt }', 4, 2],
    ['by program', 'program g(t) {\nreturn 2*t\n}\nplot { g(x) }', 5, 10],
    ['in pieces', 'h(t) := if t < 0 then 0 else 7\nplot { h(x) }', 5, 7],
    ['interpolated', 'k(x) := linterp([0, 1, 2], [0, 10, 40], x)\nplot x_min 0 x_max 2 { k(x) }', 2, 40],
    ['fitted', 'f(x) := linear_regression([0, 1, 2], [1, 3, 5], x)\nplot x_min 0 x_max 2 { f(x) }', 2, 5],
    ['fitted beside its data', 'X := [0, 1, 2]\nf(x) := linear_regression(X, [1, 3, 5], x)\nplot x_min 0 x_max 2 {\nf(x)\nscatter [1, 3, 5] over X\n}', 2, 5],
    ['a spline', 'a(x) := interpolate([0, 1, 2], [0, 1, 4], 3, x)\nplot x_min 0 x_max 2 { a(x) }', 2, 4],
    ['bare numbers as degrees', 'plot x_min 0 x_max 90 { sin(x) }', 90, 1, DEGREES],
    ['angles with a unit', 'plot x_min 0 x_max 90 [deg] { sin(x) }', 90, 1],
    ['angles with a unit among degrees', 'plot x_min 0 x_max 90 [deg] { sin(x) }', 90, 1, DEGREES],
    ['logarithmic', 'plot x_log x_min 1 x_max 1000 { log10(x) }', 1000, 3],
    ['limits by name with a unit', 'L := 2 [m]\nplot x_min 0 x_max L x_units [mm] { 3*x }', 2000, 6],
  ] // prettier-ignore
  it.each(cases)('%s', async (_, text, at, y, settings) => {
    const { figure: drawn, messages } = await figure(text, settings)
    expect(messages.join('')).toBe('')
    const [series] = drawn.series
    expect([column(series!, 'x').at(-1), column(series!, 'y').at(-1)]).toEqual([at, y])
  })

  /** How many pieces a curve is drawn in, and the greatest turn from one point to the next, in degrees. */
  function piecesOf({ columns: { x, y } }: FigureSeries): { pieces: number; turn: number } {
    let [pieces, turn] = [0, 0]
    for (let at = 0; at < x!.length; at += 1) {
      if (!Number.isNaN(y![at]!) && Number.isNaN(y![at - 1] ?? NaN)) pieces += 1
      const ways = [at - 1, at].map(from => Math.atan2(y![from + 1]! - y![from]!, x![from + 1]! - x![from]!))
      const bend = Math.abs(ways[1]! - ways[0]!)
      turn = Math.max(turn, Math.min(bend, 2 * Math.PI - bend) || 0)
    }
    return { pieces, turn: (turn * 180) / Math.PI }
  }

  const curves: [line: string, pieces: number][] = [
    ['parametric cos(t), sin(2*t)', 1],
    ['parametric sin(t), cos(t) for t from 2 to 1', 1],
    ['parametric cos(60*t), sin(60*t)', 1],
    ['polar theta for theta from 1 to 200', 1],
    ['parametric sqrt(t^2 - 1), t for t from -3 to 3', 2],
    ['parametric 1/t, t for t from -1 to 1', 2],
    ['parametric t, tan(t) for t from 0 to 6', 3],
    ['polar 1/(1 + 2*cos(theta))', 3],
    ['parametric Ei(t), t for t from 1 to 2', 1],
  ] // prettier-ignore
  it.each(curves)('a curve is round, and has a gap where it jumps or is not: %s', async (line, pieces) => {
    const { figure: drawn, messages } = await figure(`plot polar_axes no { ${line} }`)
    const found = piecesOf(drawn.series[0]!)
    expect([messages.join(''), found.pieces]).toEqual(['', pieces])
    if (pieces === 1) expect(found.turn).toBeLessThan(10)
  })

  it('an axis that is set anew has its functions computed anew', async () => {
    const ends = await Promise.all(
      ['x_max 3', 'x_max 300 x_units [cm]', 'x_max 300 [cm]', 'x_log x_max 3'].map(async options => {
        const { figure: drawn } = await figure(`plot ${options} { 2*x*(1 [N/m]) }`)
        return [column(drawn.series[0]!, 'x').at(-1), column(drawn.series[0]!, 'y').at(-1)]
      }),
    )
    expect(ends).toEqual([[3, 6], [300, 6], [300, 6], [3, 6]]) // prettier-ignore
  })

  it.each(['rad', 'deg'] as const)('a polar curve goes round once, in %s', async angle => {
    const { figure: drawn } = await figure('plot polar_axes no { polar 1 + cos(theta) }', { angle })
    const [x, y] = ['x', 'y'].map(name => column(drawn.series[0]!, name))
    expect(Math.max(...x!)).toBe(2)
    expect(Math.min(...x!)).toBeCloseTo(-0.25, 4)
    expect(Math.max(...y!)).toBeCloseTo(1.29904, 4)
  })
})

it.each(['rad', 'deg'] as const)('a polar curve on polar axes has angles and radii, in %s', async angle => {
  const { figure: drawn } = await figure('plot y_units [mm] { polar (1 + cos(theta)) [m] }', { angle })
  const [angles, radii] = ['x', 'y'].map(name => column(drawn.series[0]!, name))
  expect(drawn.polar).toBe(true)
  expect([angles![0], angles!.at(-1), Math.max(...radii!), radii![0]]).toEqual([0, 360, 2000, 2000])
  expect(Math.min(...radii!)).toBeCloseTo(0, 6)
})

it('polar curves beside others are drawn on straight axes', async () => {
  const { figure: drawn } = await figure('plot {\npolar 1\nline 1, 2\n}')
  expect(drawn.polar).toBeUndefined()
})

it('bins say what their heights are, and bars whether they have labels', async () => {
  const density = await figure('plot { histogram [1, 2, 2, 5] [mm] measure density }')
  expect(density.figure.axes.y).toMatchObject({ label: 'Density', unit: '1/mm' })
  const counts = await figure('plot y_label "n" { histogram [1, 2] }')
  expect(counts.figure.axes.y.label).toBe('n')
  const bars = await figure('plot x_labels "A", "B" { bar 1, 2, 3 }')
  expect(bars.messages[1]).toBe('There are 2 labels for 3 bars: the others are numbered.')
})

it('areas between functions, boxes and notes have their numbers', async () => {
  const band = await figure('plot { band x, x^2 + 1 }')
  expect(band.messages).toEqual(['', ''])
  expect([column(band.figure.series[0]!, 'lower')[0], column(band.figure.series[0]!, 'y')[0]]).toEqual([
    -5, 26,
  ])
  const box = await figure('plot {\nbox [1, 2, 3] [kN] label "a"\nbox 4, 5 label "b"\n}')
  expect(box.figure.axes.y.unit).toBe('kN')
  expect(box.messages[2]).toContain('it is not drawn')
  const note = await figure('plot {\nx^2\nnote 2, 4 label "here"\n}')
  expect(note.figure.series[1]).toMatchObject({ kind: 'note', label: 'here', dotted: true })
  expect(column(note.figure.series[0]!, 'x')[0]).toBe(-5)
})

it('marks stand where they are wanted', async () => {
  const { figure: drawn, messages } = await figure(
    'plot x_step 20 [cm] x_max 1 [m] x_min 0 x_digits 2 x_format decimal y_step 0 { line [1, 2] over [0, 1] [m] }',
  )
  expect(drawn.axes.x).toMatchObject({ unit: 'm', step: 0.2, format: { style: 'decimal', digits: 2 } })
  expect(messages[0]).toContain('The tick spacing of the y axis is no number above zero')
})

describe('what cannot be drawn as it is says so', () => {
  const cases: [text: string, messages: string[]][] = [
    ['bar 1, 2\nx^2', ['', FUNCTION_IGNORED.text]],
    ['bar 1, 2\nline [3, 4] over [10, 20]', ['', X_IGNORED.text]],
    ['line [1, 2, 3] over [1, 2]', ['Provided x and y vectors are of unequal lengths: 2 and 3.']],
    ['line [a, b]', ['No numeric results were returned and nothing will be plotted']],
    ['line [[1, 2], [3, 4]]', ['Error evaluating function: Non-numeric results were returned and could not be plotted']],
    ['[1, 2]', ['Error evaluating function: Non-numeric results were returned and could not be plotted. A list is drawn as a line, an area, points or bars.']],
    ['y = x^2', ['Error evaluating function: Non-numeric results were returned and could not be plotted. Of an equation write the right side only.']],
    ['line [1 [m], 2]', ['The numbers of this list have different units.']],
    ['line [1, 2] [m]\nline [3, 4] [s]', ['', 'This series is in s, the y axis in m: it is not drawn.']],
    ['line [1, 2] [m]\nline [3, 4]', ['', 'This series is in no unit, the y axis in m: it is not drawn.']],
    ['q*x', ['q has no value here: nothing is drawn.']],
    ['sqrt(-1 - x^2)', ['No numeric results were returned and nothing will be plotted']],
    ['line [5, 7] [deltaC]\nline [20 [degC], 30 [degC]]', ['', 'The y axis shows differences of temperature, this series absolute ones from 0 K on.']],
    ['line [20 [degC], 30 [degC]]\nline [5, 7] [K]', ['', 'Kelvin and Rankine are absolute temperatures on the y axis: write deltaC for differences.']],
    ['line [20 [degC], 30 [degC]]\nline [5, 7] [deltaC]', ['', 'The y axis shows temperatures, this series differences of them: write deltaC for the axis to compare them.']],
    ['level [1, 2]', ['One number is wanted here, not a list.']],
    ['histogram [1, 2] bins 0', ['A histogram has a whole number of bins, from 1 to 1000.']],
    ['histogram [1, 2] bins 3 [m]', ['A histogram has a whole number of bins, from 1 to 1000.']],
    ['bar 1, 2\nhistogram [1, 2]\nhistogram [1, 3]', ['', '', BINS_IGNORED.text]],
    ['(2 [m])^x', ['Could not determine y-axis units. It may not be defined near the test point of x=0: the unit of the result has an exponent beyond 100.']],
    ['(2 [m])^x axis y2', ['Could not determine secondary y-axis units. It may not be defined near the test point of x=0: the unit of the result has an exponent beyond 100.']],
    ['parametric (2 [m])^t, t', ['Could not determine x-axis units. It may not be defined near the test point of x=0: the unit of the result has an exponent beyond 100.']],
    ['polar theta for theta from 0 to 3 [m]', ['The variable of a polar curve is an angle: start and end have another unit.']],
    ['line [20 [degC], 30 [degC]]\nline [293, 303] [K]', ['', '']],
    ['arrows x, 1 [m]', ['The two parts of the arrows have different units.']],
  ] // prettier-ignore
  it.each(cases)('%j', async (lines, messages) => {
    expect((await figure(`plot {\n${lines}\n}`)).messages).toEqual(['', ...messages])
  })

  const ofAxes: [options: string, messages: string][] = [
    ['y_units [foo]', 'Unknown unit in input (foo)'],
    ['x_min zz', 'Minimum of the x axis: zz has no value here. The axis is drawn without it.'],
    ['x_max 6 s', 'Maximum of the x axis: s has no value here: a unit stands in brackets, [s]. The axis is drawn without it.'],
    ['x_min i', 'Minimum of the x axis: This is no real number. The axis is drawn without it.'],
    ['x_log x_max 0', 'A logarithmic axis has numbers above zero only: the maximum of the x axis is drawn as'],
    ['x_max [1, 2]', 'Maximum of the x axis: One number is wanted here, not a list.'],
    ['y2_min 3 [m]', ''],
    ['x_min 2 x_max 1+1', 'Minimum and maximum of the x axis are the same: it is drawn without them.'],
    ['y_units [m] y_min 3 [s]', 'The minimum of the y axis is in s, the axis in m.'],
  ] // prettier-ignore
  it.each(ofAxes)('%s', async (options, messages) => {
    const drawn = await figure(`plot ${options} {\nline [1, 2] [m]\n}`)
    expect(drawn.messages[0]).toContain(messages)
  })

  it.each([
    ['for k from 1 to 4 {\na := 2*k\nplot { a*x + k }\n}', 0, 3],
    ['for i from 1 to 4 {\nplot { i*x }\n}', 0, 0],
    ['s := 0\nfor k from 0 to 3 {\nfor n from 1 to 3 {\ns := s + 1\nplot { s + 0*x }\n}\n}', 0, 6],
  ])('a plot in a loop is drawn for its last pass: %s', async (text, at, value) => {
    const { figure: drawn, messages } = await figure(text)
    const [x, y] = ['x', 'y'].map(name => column(drawn.series[0]!, name))
    expect(y![x!.findIndex(place => place >= at)]).toBe(value)
    expect(messages[0]).toBe('A plot in a loop is drawn once, for the last pass.')
  })

  it('a plot in a branch within a loop', async () => {
    const { sheet, blocks } = await computeWorksheet('for k from 1 to 2 {\nif k > 1 {\nplot { x }\n}\n}')
    const { id } = blocks.find(({ type }) => type === 'plot')!
    const messages = sheet.results.get(id)?.outcomes.flatMap(({ notices }) => notices.map(({ text }) => text))
    sheet.dispose()
    expect(messages).toEqual(['Plots are drawn neither in programs nor in a branch within a loop.'])
  })

  it('the others are drawn all the same', async () => {
    const { figure: drawn } = await figure('plot {\nline [1, 2] over [1]\nbar 3, 4\nx\n}')
    expect(drawn.series.map(({ columns }) => Object.keys(columns))).toEqual([[], ['y'], []])
  })
})
