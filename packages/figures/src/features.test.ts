import { expect, it } from 'vitest'
import { featuresOf } from './features.ts'
import { figure, sampled, series } from './testing/figures.ts'

const found = (drawn: ReturnType<typeof figure>): string[] =>
  featuresOf(drawn).map(({ kind, x, y }) => `${kind} ${x.toFixed(3)} ${y.toFixed(3)}`)

it.each<[string, ReturnType<typeof figure>, string[]]>([
  [
    'a parabola',
    figure([
      series(
        'a',
        'function',
        sampled(x => (x - 1) ** 2 - 4),
      ),
    ]),
    ['zero -1.000 0.000', 'zero 3.000 0.000', 'minimum 1.000 -4.000'],
  ],
  [
    'two lines',
    figure([series('a', 'line', { x: [0, 2], y: [1, 3] }), series('b', 'line', { x: [0, 2], y: [2, 1] })]),
    ['crossing 0.667 1.667'],
  ],
  [
    'a curve and a level',
    figure([
      series(
        'a',
        'function',
        sampled(x => x + 10),
      ),
      series('b', 'level', { at: [8] }),
    ]),
    ['crossing -2.000 8.000'],
  ],
  [
    'a pole',
    figure([series('a', 'function', { x: [-1, -0.001, 0.001, 1], y: [-1, -1000, 1000, 1] })], {
      y: { minimum: -5, maximum: 5 },
    }),
    [],
  ],
  ['markers alone', figure([series('a', 'scatter', { x: [0, 1], y: [-1, 1] })]), []],
])('%s', (_, drawn, features) => expect(found(drawn)).toEqual(features))
