import { describe, expect, test } from 'vitest'
import { isolines, regionsAbove } from './contours.ts'
import { prepared } from './prepare.ts'
import { figure, series } from './testing/figures.ts'

/** z = f(x, y) on a grid of so many lines from -2 to 2. */
function grid(of: (x: number, y: number) => number, lines = 41) {
  const places = Float64Array.from({ length: lines }, (_, at) => -2 + (4 * at) / (lines - 1))
  const z = Float64Array.from({ length: lines * lines }, (_, at) => of(places[at % lines]!, places[Math.floor(at / lines)]!)) // prettier-ignore
  return prepared(figure([series('m', 'contour', { x: places, y: places, z })])).series[0]!
}

describe('lines of equal value', () => {
  test('of x² + y² = 1 are a circle', () => {
    const [found] = isolines(grid((x, y) => x * x + y * y), [1]) // prettier-ignore
    expect(found!.lines.length).toBe(1)
    const { x, y } = found!.lines[0]!
    x.forEach((at, index) => expect(Math.hypot(at, y[index]!)).toBeCloseTo(1, 2))
  })

  test('of x = 0.5 go from border to border, and not along it', () => {
    const [found] = isolines(
      grid(x => x),
      [0.5],
    )
    expect(found!.lines.length).toBe(1)
    const { x, y } = found!.lines[0]!
    x.forEach(at => expect(at).toBeCloseTo(0.5, 12))
    expect([Math.min(...y), Math.max(...y)]).toEqual([-2, 2])
  })

  test('end at gaps', () => {
    const [found] = isolines(grid((x, y) => (y > 0 ? NaN : x)), [0.5]) // prettier-ignore
    for (const { y } of found!.lines) expect(Math.max(...y)).toBeLessThanOrEqual(0)
  })
})

test('regions reach the border of the grid', () => {
  const [found] = regionsAbove(
    grid(x => x),
    [0.5],
  )
  const { rings } = found!
  expect(rings.length).toBe(1)
  const { x, y } = rings[0]!
  expect([Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)]).toEqual([0.5, 2, -2, 2])
})

test.each([
  ['one line only', { x: [1], y: [1, 2], z: [1, 2] }],
  ['a grid that does not fit', { x: [1, 2], y: [1, 2], z: [1, 2] }],
])('%s has none', (_, columns) => {
  const [map] = prepared(figure([series('m', 'contour', columns)])).series
  expect(isolines(map!, [1.5])).toEqual([])
})
