import { expect, test } from 'vitest'
import { numericOf, withListedNumbers } from './numeric.ts'

test('numbers of a value', () => {
  const list = withListedNumbers({ t: 'array', shape: [2, 2] }, Float64Array.of(1, 2, 3, 4))
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
