import { describe, expect, test } from 'vitest'
import { binNames, binsOf } from './bins.ts'

/** Fractions and edges from numpy.histogram (numpy 2.4). */
describe('bins', () => {
  test.each([
    [[1, 2, 2, 3, 4, 5, 5, 5, 9, 10], 3, [0.4, 0.4, 0.2], [1, 4, 7, 10]],
    [[1, 2, 3, 4, 5], 5, [0.2, 0.2, 0.2, 0.2, 0.2], [1, 1.8, 2.6, 3.4, 4.2, 5]],
    [[-3, 0, 0, 3], 2, [0.25, 0.75], [-3, 0, 3]],
    [[1, NaN, 3], 2, [0.5, 0.5], [1, 2, 3]],
    [[7], 10, [1], [6.5, 7.5]],
    [[4, 4, 4], 3, [1], [3.5, 4.5]],
    [[1, 2], 0, [1], [1, 2]],
    [[1, 2], NaN, [1], [1, 2]],
    [[], 5, [], []],
  ])('of %j in %d', (data, count, fractions, edges) => {
    const { low, high, y } = binsOf(Float64Array.from(data), count, 'share')
    expect([...y]).toEqual(fractions)
    const found = low.length > 0 ? [...low, high.at(-1)!] : []
    expect(found.length).toBe(edges.length)
    found.forEach((edge, at) => expect(edge).toBeCloseTo(edges[at]!, 12))
  })

  test.each([
    ['tenths', [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1], 9],
    ['as a change of unit leaves them', [0.1, 0.2, 0.1 + 0.2, 0.4, 0.5, 0.6, 0.7, 0.8 - 1e-16, 0.9, 1], 9],
  ])('a value on a bound that binary fractions miss is above it: %s', (_, data, bins) => {
    const { y } = binsOf(Float64Array.from(data), bins, 'share')
    const counts = Array.from(y, share => Math.round(share * data.length))
    expect(counts).toEqual([...Array.from({ length: bins - 1 }, () => 1), 2])
  })
})

test.each([
  [[0, 5], [5, 10], '', ['0 to 5', '5 to 10']],
  [[1.234, 3.456], [3.456, 5.678], 'mm', ['1.24 to 3.46 mm', '3.46 to 5.68 mm']],
  [[0, 1234], [1234, 2468], 'N', ['0 to 1240 N', '1240 to 2470 N']],
  [[0.3, 0.6], [0.6, 0.9], '', ['0.3 to 0.6', '0.6 to 0.9']],
])('bounds of %j and %j are rounded up', (low, high, unit, names) => {
  const trimmed = binNames(Float64Array.from(low), Float64Array.from(high), unit).map(name =>
    name.replace(/(\.\d*?)0+(?=\D|$)/g, '$1').replace(/\.(?=\D|$)/g, ''),
  )
  expect(trimmed).toEqual(names)
})
