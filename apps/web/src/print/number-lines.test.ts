import { expect, it } from 'vitest'
import { headingNumbers } from './number-lines.ts'

it.each([
  [
    [1, 2, 2, 1, 2],
    ['1', '1.1', '1.2', '2', '2.1'],
  ],
  [
    [2, 3, 2],
    ['1', '1.1', '2'],
  ],
  // A level that is passed over counts as one.
  [
    [1, 3, 2, 3],
    ['1', '1.1.1', '1.2', '1.2.1'],
  ],
  [
    [2, 1],
    ['1.1', '2'],
  ],
  [[], []],
])('headings of levels %j are %j', (levels, numbers) => {
  expect(headingNumbers(levels)).toEqual(numbers)
})
