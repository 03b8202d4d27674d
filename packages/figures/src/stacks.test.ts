import { expect, test } from 'vitest'
import { barsUnder, stackedOutline, stackUnder } from './stacks.ts'

const numbers = (...cells: number[]): Float64Array => Float64Array.from(cells)

test.each([
  ['on the same points', [1, 2], [{ x: [1, 2], y: [10, 20] }], [10, 20]],
  ['between points', [1.5, 1.75], [{ x: [1, 2], y: [10, 20] }], [15, 17.5]],
  ['nothing outside their range', [0, 1, 2, 3], [{ x: [1, 2], y: [10, 20] }], [0, 10, 20, 0]],
  ['nothing in a gap', [1.5, 3], [{ x: [1, 2, 3], y: [10, NaN, 30] }], [0, 30]],
  ['points in any order', [1.5], [{ x: [2, 1], y: [20, 10] }], [15]],
  ['several', [1, 2], [{ x: [1, 2], y: [10, 20] }, { x: [0, 2], y: [0, 2] }], [11, 22]], // prettier-ignore
  ['none', [1, 2], [], [0, 0]],
])('lines: %s', (_, x, below, sums) => {
  const lines = below.map(line => ({ x: Float64Array.from(line.x), y: Float64Array.from(line.y) }))
  expect([...stackUnder(Float64Array.from(x), lines)]).toEqual(sums)
})

test('bars stand on bars of the same sign', () => {
  const below = [numbers(1, -2, 3), numbers(10, 20, NaN)]
  expect([...barsUnder(numbers(5, -5, 5, 5), below)]).toEqual([11, -2, 3, 0])
})

interface Line {
  readonly x: number[]
  readonly y: number[]
}
const OWN: Line = { x: [0, 4], y: [1, 3] }

test.each<[string, Line, Line[], [number, number][] | null]>([
  ['the same points', OWN, [{ x: [0, 4], y: [10, 20] }], null],
  [
    'a bend below',
    OWN,
    [{ x: [0, 2, 4], y: [0, 10, 0] }],
    [
      [0, 1],
      [2, 12],
      [4, 3],
    ],
  ],
  [
    'it ends below',
    OWN,
    [{ x: [0, 2], y: [10, 10] }],
    [
      [0, 11],
      [2, 12],
      [2, 2],
      [4, 3],
    ],
  ],
  [
    'it begins below',
    OWN,
    [{ x: [2, 4], y: [10, 10] }],
    [
      [0, 1],
      [2, 2],
      [2, 12],
      [4, 13],
    ],
  ],
  [
    'a gap below',
    { x: [0, 1, 2, 3], y: [1, 1, 1, 1] },
    [{ x: [0, 1, 2, 3], y: [1, 2, NaN, 4] }],
    [
      [0, 2],
      [1, 3],
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 5],
    ],
  ],
  [
    'a gap of its own',
    { x: [0, 1, 2], y: [1, NaN, 1] },
    [{ x: [0, 2], y: [1, 1] }],
    [
      [0, 2],
      [1, NaN],
      [2, 2],
    ],
  ],
  ['points in any order', { x: [4, 0], y: [1, 1] }, [{ x: [0, 2], y: [1, 1] }], null],
])('the way of a stacked line: %s', (_, own, below, points) => {
  const [line, ...others] = [own, ...below].map(({ x, y }) => ({ x: numbers(...x), y: numbers(...y) }))
  const outline = stackedOutline(line!, others)
  expect(outline && Array.from(outline.x, (x, at) => [x, outline.y[at]])).toEqual(points)
})
