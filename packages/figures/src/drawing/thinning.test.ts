import { describe, expect, test } from 'vitest'
import { linesOf, markersOf, MOST_MARKERS } from './thinning.ts'

const places = (...cells: number[]): Float64Array => Float64Array.from(cells)

describe('lines', () => {
  test.each([
    ['few points stay', [0, 0, 10, 5, 20, 0], [[0, 0, 10, 5, 20, 0]]],
    ['a gap ends a piece', [0, 0, 10, 5, NaN, 0, 20, 0, 30, 0], [[0, 0, 10, 5], [20, 0, 30, 0]]], // prettier-ignore
    ['a point between gaps is a dot', [0, NaN, 10, 5, 20, NaN], [[10, 5, 10.01, 5]]],
    ['one column keeps first, least, greatest and last', [1.1, 50, 1.2, 90, 1.3, 10, 1.4, 60, 1.5, 40, 9, 9], [[1.1, 50, 1.2, 90, 1.3, 10, 1.5, 40, 9, 9]]], // prettier-ignore
    ['nothing', [], []],
  ])('%s', (_, cells, lines) => {
    expect(linesOf(places(...cells), 0)).toEqual(lines)
  })

  test('a hundred thousand points become a few for each pixel, and no peak is lost', () => {
    const many = new Float64Array(200_000)
    for (let at = 0; at < 100_000; at += 1) many.set([at / 125, at === 54_321 ? 7 : 100], 2 * at)
    const [line] = linesOf(many, 0)
    expect(line!.length / 2).toBeLessThan(4 * 800)
    expect(Math.min(...line!.filter((_, at) => at % 2))).toBe(7)
  })

  test('a circle is round where it turns back within a column', () => {
    const turn = Array.from({ length: 2000 }, (_, at) => (at * Math.PI) / 1000)
    const [line] = linesOf(
      places(...turn.flatMap(t => [200 + 190 * Math.cos(t), 200 + 190 * Math.sin(t)])),
      0,
    )
    const middles = line!.slice(2).map((value, at) => (value + line![at]!) / 2)
    const away = Array.from({ length: middles.length / 2 }, (_, at) => Math.hypot(middles[2 * at]! - 200, middles[2 * at + 1]! - 200)) // prettier-ignore
    expect(Math.min(...away)).toBeGreaterThan(189.7)
  })

  test('across, columns are rows', () => {
    expect(linesOf(places(50, 1.1, 90, 1.2, 10, 1.3, 60, 1.4), 1)).toEqual([
      [50, 1.1, 90, 1.2, 10, 1.3, 60, 1.4],
    ])
  })
})

test('of very many markers so many stay, spread as before', () => {
  const many = new Float64Array(40_000)
  for (let at = 0; at < 20_000; at += 1) many.set([(at * 7) % 800, (at * 13) % 400], 2 * at)
  const remaining = markersOf(many, { width: 800, height: 400 })
  expect(remaining.length / 2).toBeLessThanOrEqual(MOST_MARKERS)
  expect(remaining.length / 2).toBeGreaterThan(MOST_MARKERS / 3)
  expect(markersOf(places(1, 1, NaN, 2, 3, 3), { width: 800, height: 400 })).toEqual([1, 1, 3, 3])
})
