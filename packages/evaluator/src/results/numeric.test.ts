import { expect, test } from 'vitest'
import { cleanFloat, numericOf, spread } from './numeric.ts'

test.each([
  [0.0999999999999996, 0.1],
  [5500.0000000001, 5500.0000000001],
  [1 / 3, 1 / 3],
  [2.00000000000002, 2.00000000000002],
  [1.9999999999999964, 2],
  [0, 0],
  [Infinity, null],
])('the float %d means %d', (float, meant) => {
  expect(cleanFloat(float)).toBe(meant)
})

test('numbers of a value', () => {
  const list = spread({ t: 'array', shape: [2, 2] }, Float64Array.of(1, 2, 3, 4))
  expect(numericOf(list)).toEqual([
    [1, 2],
    [3, 4],
  ])
  expect(numericOf({ t: 'complex', re: { t: 'int', v: '1' }, im: { t: 'rat', n: '1', d: '2' } })).toEqual({
    re: 1,
    im: 0.5,
  })
  expect(numericOf({ t: 'name', v: 'x_0' })).toBeNull()
  expect(numericOf({ t: 'rat', n: '1', d: '3' })).toBe(1 / 3)
})
