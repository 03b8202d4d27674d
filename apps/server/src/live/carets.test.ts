import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Carets } from './carets.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Moves carets of numbered people in a room of the given size, and records those that were passed on. */
function open(size: number) {
  const passed: number[] = []
  return {
    passed,
    carets: new Carets<number>(
      member => passed.push(member),
      () => size,
    ),
  }
}

it('passes on the first at once, then each that was moved, twenty times a second at most', () => {
  const { passed, carets } = open(3)
  for (let n = 0; n < 1000; n++) carets.moved(1)
  carets.moved(2)
  expect(passed).toEqual([1])
  vi.advanceTimersByTime(49)
  expect(passed).toEqual([1])
  vi.advanceTimersByTime(1)
  expect(passed).toEqual([1, 1, 2])
  carets.moved(1)
  vi.advanceTimersByTime(1000)
  expect(passed).toEqual([1, 1, 2, 1])
  carets.moved(3)
  expect(passed).toEqual([1, 1, 2, 1, 3])
})

it.each([
  ['one among few', 1, 10, 20],
  ['one among hundreds', 1, 300, 13],
  ['all of ten', 10, 10, 200],
  ['all of a hundred', 100, 100, 100],
])('%s: so many are told in a second', (_, moving, size, most) => {
  const { passed, carets } = open(size)
  carets.moved(0)
  passed.length = 0
  for (let time = 0; time < 1000; time += 10) {
    for (let member = 0; member < moving; member++) carets.moved(member)
    vi.advanceTimersByTime(10)
  }
  expect(passed).toHaveLength(most)
})

it('who has gone is not passed on', () => {
  const { passed, carets } = open(3)
  carets.moved(1)
  carets.moved(2)
  carets.forget(2)
  vi.advanceTimersByTime(1000)
  expect(passed).toEqual([1])
  carets.moved(3)
  carets.moved(1)
  carets.stop()
  vi.advanceTimersByTime(1000)
  expect(passed).toEqual([1, 3])
})
