import { describe, expect, it } from 'vitest'
import { valueAt } from './pieces.ts'
import { splineThrough } from './spline.ts'

const X = Float64Array.of(0, 1, 2, 4)
const Y = Float64Array.of(1, 3, 0, 1)

// The pieces as fractions, by the end conditions in exact arithmetic (sympy).
describe('pieces of splines through (0, 1), (1, 3), (2, 0), (4, 1)', () => {
  it.each([
    [
      1,
      [
        [2, 1],
        [-3, 3],
        [1 / 2, 0],
      ],
    ],
    [
      2,
      [
        [2, 0, 1],
        [-7, 4, 3],
        [21 / 4, -10, 0],
      ],
    ],
    [
      3,
      [
        [-67 / 46, 0, 159 / 46, 1],
        [105 / 46, -201 / 46, -21 / 23, 3],
        [-19 / 46, 57 / 23, -129 / 46, 0],
      ],
    ],
    [
      4,
      [
        [-277 / 578, 0, 0, 1433 / 578, 1],
        [711 / 578, -554 / 289, -831 / 289, 325 / 578, 3],
        [-217 / 578, 868 / 289, -360 / 289, -3479 / 578, 0],
      ],
    ],
    [
      5,
      [
        [11 / 136, 0, 0, -1471 / 408, 1127 / 204, 1],
        [-55 / 408, 55 / 136, 55 / 68, -1141 / 408, -523 / 408, 3],
        [11 / 408, -55 / 204, 55 / 51, 17 / 24, -715 / 204, 0],
      ],
    ],
  ] as const)('of degree %i', (degree, pieces) => {
    const { coefficients } = splineThrough(X, Y, degree)!
    for (const [piece, right] of pieces.entries())
      for (const [place, value] of right.entries()) expect(coefficients[piece]![place]).toBeCloseTo(value, 11)
  })
})

it.each([
  ['one point', [1], [1]],
  ['x that falls', [2, 1], [1, 2]],
  ['two points above each other', [1, 1], [1, 2]],
  ['more x than y', [1, 2, 3], [1, 2]],
])('no spline through %s', (_, x, y) => {
  expect(splineThrough(Float64Array.from(x), Float64Array.from(y), 3)).toBeNull()
})

it.each([1, 2, 3, 4, 5])('goes through 2000 points in degree %i', degree => {
  const x = Float64Array.from({ length: 2000 }, (_, place) => 1e-6 * (place + 0.3 * Math.sin(place)))
  const y = x.map(value => Math.sin(2e4 * value))
  const curve = splineThrough(x, y, degree)!
  const worst = Math.max(...Array.from(x, (place, index) => Math.abs(valueAt(curve, place) - y[index]!)))
  expect(worst).toBeLessThan(1e-11)
})
