import { expect, test } from 'vitest'
import { describe as describeFigure, summaryOf } from './description.ts'
import type { Figure } from './figure.ts'
import { figure, series } from './testing/figures.ts'

test.each<[string, Figure, string]>([
  [
    'a line',
    figure([series('Load', 'line', { x: [0, 1, 2], y: [10, 40, 20] })], {
      title: 'Beam',
      x: { label: 'Place', unit: 'm', minimum: 0, maximum: 2 },
      y: { label: 'Load', unit: 'kN', minimum: 0, maximum: 50 },
    }),
    'Beam. x axis Place: 0 to 2 m. y axis Load: 0 to 50 kN. Load, line: least at 0 m, 10 kN, greatest at 1 m, 40 kN.',
  ],
  [
    'a constant, and a series without values',
    figure([series('c', 'function', { x: [1, 2], y: [5, 5] }), series('d', 'line', {})], {
      x: { minimum: 1, maximum: 2, log: true },
      y: { minimum: 0, maximum: 10 },
    }),
    'x axis: 1 to 2, logarithmic. y axis: 0 to 10. c, function: the same everywhere, 1, 5. d, line: no values.',
  ],
  [
    'bars and a level',
    figure(
      [series('b', 'bar', { y: [1, 3] }), series('limit', 'level', { at: [2] }, { direction: 'horizontal' })],
      { x: { names: ['one', 'two'] }, y: { unit: 'N', minimum: 0, maximum: 4 } },
    ),
    'x axis: one, two. y axis: 0 to 4 N. b, bar chart: least at one, 1 N, greatest at two, 3 N. limit, marker line at y = 2 N.',
  ],
  [
    'a function with poles, from the extremes that are in sight',
    figure([series('tan', 'function', { x: [0, 1, 1.57, 1.58, 2], y: [0, 1.6, 1e9, -1e9, -2.2] })], {
      x: { minimum: 0, maximum: 2 },
      y: { minimum: -3, maximum: 3 },
    }),
    'x axis: 0 to 2. y axis: −3 to 3. tan, function: runs off the picture below and above.',
  ],
  [
    'what is beyond one end, or at both sides',
    figure(
      [
        series('up', 'line', { x: [0, 1, 2, 9], y: [1, 2, 9, -9] }),
        series('off', 'line', { x: [5, 6], y: [1, 2] }),
      ],
      { x: { minimum: 0, maximum: 2 }, y: { minimum: 4, maximum: 0 } },
    ),
    'x axis: 0 to 2. y axis: 4 to 0. up, line: least at 0, 1, runs off the picture above. off, line: nothing of it is in sight.',
  ],
])('%s', (_, drawn, text) => {
  expect(describeFigure(drawn)).toBe(text)
})

test('a figure in one line names what is drawn', () => {
  const drawn = figure(
    [series('Load', 'line', { x: [0, 1], y: [1, 2] }), series('wrong', 'bar', {}), series('', 'function', { x: [0, 1], y: [1, 2] })],
    { title: 'Beam', x: { minimum: 0, maximum: 2 }, y: { minimum: 0, maximum: 5 } },
  ) // prettier-ignore
  expect(summaryOf(drawn)).toBe('Plot of Load, line; function. x axis: 0 to 2. y axis: 0 to 5.')
})
