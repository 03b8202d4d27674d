import { describe, expect, test } from 'vitest'
import type { Figure, FigureSeries } from './figure.ts'
import { pointsOf, readingsAt } from './readings.ts'
import { figure, sampled, series } from './testing/figures.ts'

const read = (drawn: Figure, x: number, y?: number): unknown[] =>
  readingsAt(drawn, x, y).map(({ id, x: at, y: height, text }) => [id, Number(at.toPrecision(6)), Number(height.toPrecision(6)), text]) // prettier-ignore

describe('readings', () => {
  const units = { x: { unit: 's' }, y: { unit: 'kN' } }
  const line = series('a', 'line', { x: [0, 10], y: [0, 4] })
  const cases: [string, FigureSeries[], number, number | undefined, unknown[]][] = [
    ['a line between its points', [line], 2.5, undefined, [['a', 2.5, 1, '1 kN']]],
    ['a line beyond its ends', [line], 11, undefined, []],
    ['two series', [line, series('b', 'function', sampled(x => x))], 5, undefined, [['a', 5, 2, '2 kN'], ['b', 5, 5, '5 kN']]], // prettier-ignore
    ['a gap', [series('a', 'line', { x: [0, 1, 2], y: [1, NaN, 3] })], 0.5, undefined, []],
    ['a step holds its value', [series('a', 'step', { x: [0, 1, 2], y: [1, 2, 3] })], 1.9, undefined, [['a', 1.9, 2, '2 kN']]], // prettier-ignore
    ['a stepped area holds its value', [series('a', 'area', { x: [0, 1, 2], y: [1, 2, 3] }, { stepped: true })], 0.9, undefined, [['a', 0.9, 1, '1 kN']]], // prettier-ignore
    ['the end of a step', [series('a', 'step', { x: [0, 1, 2], y: [1, 2, 3] })], 2, undefined, [['a', 2, 3, '3 kN']]], // prettier-ignore
    ['the nearest point of a scatter', [series('a', 'scatter', { x: [0, 1, 2], y: [5, 6, 7] })], 1.2, undefined, [['a', 1, 6, '1 s, 6 kN']]], // prettier-ignore
    ['a point with its error', [series('a', 'scatter', { x: [0, 1], y: [5, 6], error: [0.5, 0.25] })], 1, undefined, [['a', 1, 6, '1 s, 6 ± 0.25 kN']]], // prettier-ignore
    ['a bin', [series('a', 'histogram', { low: [0, 1], high: [1, 2], y: [0.25, 0.75] })], 1.5, undefined, [['a', 1.5, 0.75, '0.75 kN']]], // prettier-ignore
    ['a curve at the nearest place', [series('a', 'parametric', { x: [0, 1, 0], y: [-1, 0, 1] })], 0.1, 0.9, [['a', 0, 1, '0 s, 1 kN']]], // prettier-ignore
    ['a map between four values', [series('a', 'colours', { x: [0, 1], y: [0, 1], z: [0, 1, 2, 3] }, { unit: 'K' })], 0.5, 0.5, [['a', 0.5, 0.5, '0.5 s, 0.5 kN: 1.5 K']]], // prettier-ignore
    ['a map outside', [series('a', 'colours', { x: [0, 1], y: [0, 1], z: [0, 1, 2, 3] })], 2, 0.5, []],
    ['arrows say both parts', [series('a', 'arrows', { x: [0, 1], y: [0, 1], u: [1, 2], v: [3, 4] }, { unit: 'm/s' })], 1, 1, [['a', 1, 1, '1 s, 1 kN: (2, 4) m/s']]], // prettier-ignore
    [
      'a level is no reading',
      [series('a', 'level', { at: [1] }, { direction: 'horizontal' })],
      1,
      undefined,
      [],
    ],
  ]
  test.each(cases)('%s', (_, all, x, y, wanted) => {
    expect(read(figure(all, units), x, y)).toEqual(wanted)
  })

  test('a stacked series says its own value, at its height in the picture', () => {
    const stacked = { stacked: true }
    const all = [series('a', 'line', { x: [0, 1], y: [1, 1] }, stacked), series('b', 'line', { x: [0, 1], y: [2, 4] }, stacked)] // prettier-ignore
    expect(read(figure(all), 0.5)).toEqual([['a', 0.5, 1, '1'], ['b', 0.5, 4, '3']]) // prettier-ignore
  })

  test('the secondary axis has its own unit', () => {
    const all = [series('a', 'line', { x: [0, 1], y: [1, 1] }, { axis: 'y2' })]
    expect(read(figure(all, { y: { unit: 'N' }, y2: { unit: '°C' } }), 0.5)).toEqual([['a', 0.5, 1, '1 °C']])
  })
})

describe('points to walk along', () => {
  const texts = (drawn: Figure): string[] => pointsOf(drawn, drawn.series[0]!.id).map(({ text }) => text)

  test.each<[string, Figure, string[]]>([
    [
      'of a line, gaps left out',
      figure([series('a', 'line', { x: [0, 1, 2], y: [1, NaN, 3] })], { x: { unit: 's' }, y: { unit: 'm' } }),
      ['0 s, 1 m', '2 s, 3 m'],
    ],
    [
      'of bars, by name',
      figure([series('a', 'bar', { y: [1, 2, 3] })], {
        x: { names: ['Mon', '', 'Wed'] },
        y: { unit: 'kWh' },
      }),
      ['Mon, 1 kWh', '2, 2 kWh', 'Wed, 3 kWh'],
    ],
    [
      'of a histogram, by bounds',
      figure([series('a', 'histogram', { low: [0, 1], high: [1, 2], y: [0.5, 0.5] })], { x: { unit: 'mm' } }),
      ['0 to 1 mm, 0.5', '1 to 2 mm, 0.5'],
    ],
    [
      'of a map',
      figure([series('a', 'contour', { x: [0, 1], y: [5], z: [7, 8] }, { unit: 'K' })]),
      ['0, 5: 7 K', '1, 5: 8 K'],
    ],
    [
      'of a line among bars, by their names',
      figure([series('a', 'line', { x: [90, 80], y: [1, 2] }), series('b', 'bar', { y: [1, 2] })], {
        x: { names: ['one', 'two'] },
      }),
      ['one, 1', 'two, 2'],
    ],
    ['none of a level', figure([series('a', 'level', { at: [1] })]), []],
  ])('%s', (_, drawn, wanted) => {
    expect(texts(drawn)).toEqual(wanted)
  })

  test('none of an unknown series', () => {
    expect(pointsOf(figure([]), 'x')).toEqual([])
  })
})
