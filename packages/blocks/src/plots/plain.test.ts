import { blocksFromPlain, plainFromWorksheet, Worksheet, worksheetFromPlain } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sized } from '../../../../tests/full.ts'
import { registry } from '../schemas.ts'
import { LINE_STYLES, MARKER_SYMBOLS } from './look.ts'
import { TICK_STYLES } from './plot/props.ts'
import { SERIES_TYPES } from './plot/schema.ts'

const inside = (line: string): NewBlock | undefined =>
  blocksFromPlain(registry, `plot {\n${line}\n}`)[0]?.children?.[0]

describe('a line in a plot is a series', () => {
  const cases: [line: string, type: string, props: object][] = [
    ['function sin(t) for t', 'plot_func', { y: '\\sin\\left(t\\right)', variable: 't' }],
    ['f', 'plot_func', { y: 'f' }],
    ['x^2 label "parabola"', 'plot_func', { y: 'x^{2}', label: 'parabola' }],
    ['line v over t', 'plot_line', { y: 'v', x: 't' }],
    ['line 1, 2, 4 step', 'plot_line', { y: '1,2,4', step: true }],
    ['line [1, 2] over a error 0.1 [V]', 'plot_line', { y: '\\left[1,2\\right]', x: 'a', error: '0.1\\,\\class{unit}{\\mathrm{V}}' }],
    ['area a step', 'plot_area', { y: 'a', step: true }],
    ['area a stack', 'plot_area', { y: 'a', stack: true }],
    ['scatter a over b symbol square-open marker 4 points no', 'plot_scatter', { y: 'a', x: 'b', symbol: 'square-open', marker_size: 4, show_points: false }],
    ['bar a colour #aA0033', 'plot_bar', { y: 'a', color: '#aA0033' }],
    ['line a color red', 'plot_line', { y: 'a', color: '#d62728' }],
    ['histogram d bins n', 'plot_histogram', { data: 'd', bins: 'n' }],
    ['parametric f(t, 1), 2 t for t from 1 to 2', 'plot_parametric', { x: 'f\\left(t,1\\right)', y: '2t', start: '1', end: '2' }],
    ['polar 2 for phi', 'plot_polar', { radius: '2', variable: '\\phi' }],
    ['map a b for a, b as colours', 'plot_map', { z: 'a\\,b', x_variable: 'a', y_variable: 'b', style: 'colours' }],
    ['arrows -y, x', 'plot_arrows', { u: '-y', v: 'x' }],
    ['level x_0 direction vertical style dot weight 2 axis y2', 'plot_level', { at: 'x_{0}', direction: 'vertical', line_style: '5_5', line_weight: 2, y_axis: 'y2' }],
    ['function (label + 1) label "for {x}; # 1"', 'plot_func', { y: '\\mathrm{label}+1', label: 'for {x}; # 1' }],
    ['line a over b weight much', 'plot_func', { y: '\\mathrm{line}\\,a\\,\\mathrm{over}\\,b\\,\\mathrm{weight}\\,\\mathrm{much}' }],
  ] // prettier-ignore
  it.each(cases)('%s', (line, type, props) => {
    expect(inside(line)).toMatchObject({ type, props })
  })
})

describe('the words of series', () => {
  it.each(['area*2 =', 'level := 3', 'line + bar =', 'map(x) := x', '# line up the bolts'])(
    'are names and text outside of a plot: %s',
    line => {
      expect(['math', 'text']).toContain(blocksFromPlain(registry, line)[0]!.type)
    },
  )
})

it('a text in a plot follows behind it', () => {
  const blocks = blocksFromPlain(registry, 'plot {\n# note\nsin(x)\n}\na := 1')
  expect(blocks.map(({ type }) => type)).toEqual(['plot', 'text', 'math'])
})

describe('what is written is read again', () => {
  it.each([
    `plot {
}`,
    `plot "Bending" x_label "Place" y_label "Moment" x_min 0 x_max 2*L y2_min (y2_max - 1) x_units [m] y_units [kN*m] {
  function M(x)
  function (label + 1) for (label) label "a, \\"b\\""
}`,
    `plot x_log y_grid no rotated equal_scales x_labels "a", "b, c" height 480 {
  bar 1, 2 stack
  bar [3, 4] stack axis y2
}`,
  ])('%#', text => {
    expect(plainFromWorksheet(worksheetFromPlain(registry, text))).toBe(`${text}\n`)
  })

  const latex = fc.constantFrom('', 'x', '\\sin\\left(x\\right)', '1,2', '\\left[1,2\\right]', 'x_{1}+', '"', '{', '\\mathrm{for}+1', '5\\,\\class{unit}{\\mathrm{mm}}') // prettier-ignore
  const words = fc.oneof(fc.constantFrom('', 'for x', '"', '{;}', '#1', '\\', 'a\nb', ','), fc.string())
  const valueFor = (field: string, value: unknown): fc.Arbitrary<unknown> => {
    if (field === 'line_style') return fc.constantFrom(...LINE_STYLES)
    if (field === 'symbol') return fc.constantFrom(...MARKER_SYMBOLS)
    if (field === 'y_axis') return fc.constantFrom('y', 'y2')
    if (field === 'style') return fc.constantFrom('contour', 'colours')
    if (field.endsWith('_format')) return fc.constantFrom(...TICK_STYLES)
    if (field === 'measure') return fc.constantFrom('count', 'share', 'density')
    if (field === 'direction') return fc.constantFrom('horizontal', 'vertical')
    if (field === 'color') return fc.constantFrom(null, '#00ff7f')
    if (/label$|title$/.test(field)) return words
    if (field.endsWith('_units')) return fc.constantFrom('', 'm', 'kN*m', 'm/', '"')
    if (field === 'x_labels') return fc.array(words, { maxLength: 3 })
    if (field === 'height') return fc.constantFrom(300, 450.5)
    if (typeof value === 'boolean') return fc.boolean()
    if (typeof value === 'number') return fc.constantFrom(0, 2.5, 1e-7, 5)
    return latex
  }
  const propsOf = (type: string): fc.Arbitrary<object> =>
    fc.record(
      Object.fromEntries(
        Object.entries(registry.get(type)!.defaults() as object).map(([field, value]) => [
          field,
          valueFor(field, value),
        ]),
      ),
    )

  it.each(['plot', ...SERIES_TYPES])('%s, whatever its fields', type => {
    fc.assert(
      fc.property(propsOf(type), props => {
        const block = { id: 'a', type, props }
        const blocks = type === 'plot' ? [block] : [{ type: 'plot', children: [block] }]
        const text = plainFromWorksheet(Worksheet.create(registry, { blocks }))
        const read = worksheetFromPlain(registry, text)
          .blocks()
          .find(one => one.type === type)
        expect(read && plainFromWorksheet(worksheetFromPlain(registry, text))).toBe(text)
        for (const [field, value] of Object.entries(props))
          expect([field, sense((read!.props as Record<string, unknown>)[field])]).toEqual([
            field,
            sense(value),
          ])
      }),
      { numRuns: sized({ usual: 15, full: 60 }) },
    )
  })
})

/** Formulas apart from how they are set. */
const sense = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\\left\(|\\right\)|\\,/g, '') : value
