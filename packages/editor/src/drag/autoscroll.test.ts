import { expect, it } from 'vitest'
import { scrollStep, scrollDirectionAt } from './autoscroll.ts'

it.each([
  [0, 10],
  [1, 10.5],
  [2, 11.025],
  [22, 29.25],
  [23, 30],
  [500, 30],
])('step %d is %d pixels', (n, pixels) => {
  expect(scrollStep(n)).toBeCloseTo(pixels, 1)
})

it.each([
  [100, -1],
  [155, -1],
  [156, 0],
  [844, 0],
  [845, 1],
  [2000, 1],
])('height %d', (y, strip) => {
  expect(scrollDirectionAt(y, 100, 900)).toBe(strip)
})
