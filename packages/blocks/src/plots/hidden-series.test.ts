import type { Figure, FigureAxis, FigureSeries, SeriesKind } from '@calcwright/figures'
import { expect, it } from 'vitest'
import { FLAT_MESSAGE, hiddenNotice, OUTSIDE_MESSAGE, STILL_MESSAGE } from './hidden-series.ts'

const axis = (minimum: number | null, maximum: number | null, log = false): FigureAxis => ({
  label: '',
  unit: '',
  minimum,
  maximum,
  log,
  grid: true,
})
const FREE = axis(null, null)

type Axes = Partial<Record<'x' | 'y' | 'y2', FigureAxis>>

function notice(kind: SeriesKind, columns: Record<string, number[]>, axes: Axes, also: object = {}): string {
  const series = {
    id: 'a',
    kind,
    axis: 'y',
    stacked: false,
    columns: Object.fromEntries(
      Object.entries(columns).map(([name, values]) => [name, Float64Array.from(values)]),
    ),
    ...also,
  } as unknown as FigureSeries
  const figure = {
    title: '',
    rotated: false,
    axes: { x: FREE, y: FREE, ...axes },
    series: [series],
  } as Figure
  return hiddenNotice(figure, series)?.text ?? ''
}

const LINE = { x: [1, 2, NaN], y: [1, 2, 9] }

it.each<[string, SeriesKind, Record<string, number[]>, Axes, string, object?]>([
  ['arrows of no length', 'arrows', { u: [0, 0], v: [0, -0] }, {}, STILL_MESSAGE.text],
  ['arrows of some', 'arrows', { u: [0, 0], v: [0, 1] }, {}, ''],
  ['a level map', 'contour', { z: [3, 3, NaN, 3] }, {}, FLAT_MESSAGE.text],
  ['a level map of rounded numbers', 'contour', { z: [3, 3 + 4e-16, 3] }, {}, FLAT_MESSAGE.text],
  ['a map that rises a little', 'contour', { z: [3, 3.001] }, {}, ''],
  ['a level map in colours', 'colours', { z: [3, 3] }, {}, ''],
  ['points before the axis', 'scatter', LINE, { x: axis(10, null) }, OUTSIDE_MESSAGE.text],
  ['points around it', 'line', LINE, { x: axis(1.4, 1.6) }, ''],
  ['an axis that runs backwards', 'function', LINE, { y: axis(20, 10) }, OUTSIDE_MESSAGE.text],
  ['points below it', 'line', LINE, { y: axis(null, 0.5) }, OUTSIDE_MESSAGE.text],
  ['points on its end', 'line', LINE, { y: axis(9, null) }, ''],
  ['no axis of its own', 'line', LINE, { y2: axis(20, 30) }, ''],
  ['its own axis', 'line', LINE, { y2: axis(20, 30) }, OUTSIDE_MESSAGE.text, { axis: 'y2' }],
  ['an area reaches down to zero', 'area', LINE, { y: axis(-1, 0.5) }, ''],
  ['what stands on others', 'line', LINE, { y: axis(20, 30) }, '', { stacked: true }],
  ['below zero on a logarithmic axis', 'line', LINE, { x: axis(0.1, 0.5, true) }, OUTSIDE_MESSAGE.text],
  [
    'limits that a logarithmic axis cannot have',
    'function',
    { x: [1e-15, 2e-15], y: [1, 2] },
    { x: axis(-1, 0, true) },
    '',
  ],
  ['a level', 'level', { at: [3] }, { y: axis(null, 2) }, OUTSIDE_MESSAGE.text],
  ['an upright level', 'level', { at: [3] }, { y: axis(null, 2) }, '', { direction: 'vertical' }],
  [
    'bins before the axis',
    'histogram',
    { low: [1, 2], high: [2, 3] },
    { x: axis(4, null) },
    OUTSIDE_MESSAGE.text,
  ],
  ['bins on it', 'histogram', { low: [1, 2], high: [2, 3] }, { x: axis(2.5, null) }, ''],
  ['no numbers', 'line', {}, { x: axis(0, 1) }, ''],
])('of numbers with nothing to see it is notice: %s', (_, kind, columns, axes, text, also) => {
  expect(notice(kind, columns, axes, also)).toBe(text)
})
