import { type Operation, Worksheet } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { registry } from '../../schemas.ts'
import { defaultLook } from '../look.ts'
import type { LookProps } from '../look.ts'
import { convertedSeries, labelOf, stackFamily, withMarkerSize, withWeight } from './series.ts'
import type { Series } from './series.ts'

const series = (id: string, type: string, props: Partial<LookProps> & Record<string, unknown> = {}): Series => ({
  id, type, version: 1, status: 'ok', parent: 'p', depth: 1, disabled: false, collapsed: false,
  props: { ...defaultLook(), ...props },
}) // prettier-ignore

const changedIn = (operations: readonly Operation[]): string =>
  operations.map(operation => ('id' in operation ? operation.id : '')).join(' ')

describe('series', () => {
  it.each([
    ['plot_func', { y: 'G\\left(f\\right)' }, 'G(f)'],
    ['plot_func', { y: '\\sin\\left(x\\right)' }, 'sin(x)'],
    ['plot_func', { y: 'M_{max}\\left(x,q\\right)' }, 'M_max(x, q)'],
    ['plot_line', { x: 't', y: 'v' }, 'v'],
    ['plot_histogram', { data: 'sample' }, 'sample'],
    ['plot_polar', { radius: 'r\\left(\\theta\\right)' }, 'r(theta)'],
    ['plot_func', { y: 'x^2' }, 'data_1'],
    ['plot_func', { y: '2G\\left(f\\right)' }, 'data_1'],
    ['plot_func', { y: '' }, 'data_1'],
    ['plot_line', { y: '\\left[1,2\\right]' }, 'data_1'],
    ['plot_parametric', { x: 'a', y: 'b' }, 'data_1'],
    ['plot_func', { y: 'G\\left(f\\right)', label: 'Gain' }, 'Gain'],
  ])('%s of %j is called %s', (type, props, label) => {
    const one = series('a', type, props as Partial<LookProps>)
    expect(labelOf([one], 'a')).toBe(label)
  })

  it('are called by their label, else by their number', () => {
    const all = [
      series('a', 'plot_func'),
      series('b', 'plot_line', { label: 'Measured' }),
      series('c', 'plot_bar'),
    ]
    expect(all.map(({ id }) => labelOf(all, id))).toEqual(['data_1', 'Measured', 'data_3'])
  })

  it.each<[string, boolean, string]>([
    ['l', true, 'l a s'],
    ['b', true, 'b'],
    ['m', true, 'm'],
    ['b', false, 'c'],
    ['f', true, ''],
  ])('%s stacked (%s) changes its family on its axis: %s', (id, stack, changed) => {
    const all = [
      series('l', 'plot_line'),
      series('a', 'plot_area'),
      series('s', 'plot_scatter'),
      series('m', 'plot_line', { y_axis: 'y2' }),
      series('b', 'plot_bar'),
      series('c', 'plot_bar', { stack: true }),
      series('f', 'plot_func'),
    ].filter(one => one.id !== 'f' || id === 'b' || id === 'l')
    expect(changedIn(stackFamily(all, id, stack))).toBe(changed)
  })

  it('have a style where they have a weight, and no markers of size 0', () => {
    expect(withWeight(defaultLook({ line_style: 'none' }), 2)).toEqual({
      line_weight: 2,
      line_style: 'solid',
    })
    expect(withWeight(defaultLook({ line_style: '5_5' }), 2)).toEqual({ line_weight: 2 })
    expect(withWeight(defaultLook({ line_style: 'none' }), 0)).toEqual({ line_weight: 0 })
    expect(withMarkerSize(0)).toEqual({ marker_size: 0, show_points: false })
    expect(withMarkerSize(3)).toEqual({ marker_size: 3, show_points: true })
  })
})

describe('another type in the place of a series', () => {
  const has =
    (...fields: string[]) =>
    (field: string) =>
      fields.includes(field)
  const data = { x: '\\left[1,2\\right]', y: 'v', error: 'e', step: true }
  const look = {
    label: 'A',
    stack: true,
    marker_size: 4,
    symbol: 'square',
    color: '#123456',
    y_axis: 'y2',
  } as const

  it('keeps data, steps, label, markers, colour, axis, stack and the line', () => {
    const line = series('a', 'plot_line', { ...data, ...look, line_weight: 3, line_style: '5_5' })
    expect(convertedSeries(line, 'plot_area', has('x', 'y', 'error', 'step'))).toEqual({
      kind: 'convert',
      id: 'a',
      type: 'plot_area',
      props: { ...data, ...look, show_points: true, line_weight: 3, line_style: '5_5' },
    })
  })

  it('has no line as a scatter plot, and one again as what it becomes then', () => {
    const line = series('a', 'plot_line', { ...data, line_weight: 3 })
    const scatter = convertedSeries(line, 'plot_scatter', has('x', 'y', 'error'))
    expect(scatter).toMatchObject({ props: { error: 'e', line_weight: 0, line_style: 'none' } })
    const back = series('a', 'plot_scatter', { ...data, line_weight: 0, line_style: 'none' })
    expect(convertedSeries(back, 'plot_line', has('x', 'y', 'error'))).toMatchObject({
      props: { line_weight: 1, line_style: 'solid' },
    })
  })
})

describe('two people who give one series two types at once', () => {
  const types = ['plot_line', 'plot_area', 'plot_scatter', 'plot_bar']
  const pairs = types.flatMap(one => types.filter(two => two !== one).map(two => [one, two] as const))
  it.each(pairs)('have one of them, whole: %s, %s', (one, two) => {
    const start = Worksheet.create(registry, {
      blocks: [{ type: 'plot', children: [{ id: 's', type: 'plot_line', props: { y: '[1,2]' } }] }],
    })
    const [mine, theirs] = [one, two].map(type => {
      const sheet = Worksheet.load(registry, start.encode())
      sheet.apply({ kind: 'convert', id: 's', type, props: { y: '[1,2]', show_points: true } })
      return sheet
    }) as [Worksheet, Worksheet]
    mine.merge(theirs.encode())
    theirs.merge(mine.encode())
    expect(theirs.block('s')).toEqual(mine.block('s'))
    expect([one, two]).toContain(mine.block('s')?.type)
    expect(mine.block('s')).toMatchObject({ status: 'ok', props: { y: '[1,2]' } })
  })
})
