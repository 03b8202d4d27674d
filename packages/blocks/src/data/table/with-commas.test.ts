import * as commas from '@calcwright/math/decimal-comma'
import { expect, test } from 'vitest'
import { cellFromCommas, cellWithCommas, headFromCommas, headWithCommas } from './with-commas.ts'

test.each([
  ['3,5', '3.5'],
  ['1,234', '1.234'],
  ['-0,25 kN', '-0.25 kN'],
  ['2,5 ± 0,1', '2.5 ± 0.1'],
  ['=max(A; 1,5)', '=max(A, 1.5)'],
  ['M12, 8.8', 'M12, 8.8'],
  ['a,b', 'a,b'],
  ['1,5 and 2,5', '1,5 and 2,5'],
  ["'1,5", "'1,5"],
  ['12', '12'],
])('the cell %s is stored as %s', (typed, stored) => {
  expect(cellFromCommas(typed, commas)).toBe(stored)
  expect(cellWithCommas(stored, commas)).toBe(typed)
  expect(cellFromCommas(stored, null)).toBe(stored)
  expect(cellWithCommas(stored, null)).toBe(stored)
})

test.each([
  ['N [kN] = 1,5*A', 'N [kN] = 1.5*A'],
  ['L, total', 'L, total'],
])('the heading %s is stored as %s', (typed, stored) => {
  expect(headFromCommas(typed, commas)).toBe(stored)
  expect(headWithCommas(stored, commas)).toBe(typed)
})
