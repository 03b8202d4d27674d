import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterOpening, beginOpening, endOpening } from './opening.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  endOpening()
  vi.useRealTimers()
})

it.each<readonly [string, () => void, boolean]>([
  ['at once where no sheet opens', () => {}, true],
  ['not while a sheet opens', beginOpening, false],
  ['not while a second one opens', () => (beginOpening(), endOpening(), beginOpening()), false],
  ['once it is over', () => (beginOpening(), endOpening()), true],
  ['once it takes too long', () => (beginOpening(), vi.advanceTimersByTime(2500)), true],
])('fetches a part %s', async (_, happens, isFetched) => {
  happens()
  const load = vi.fn<() => Promise<void>>(async () => {})
  void afterOpening(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledTimes(isFetched ? 1 : 0)
})

it('fetches what waits for the first of two openings when the second begins', async () => {
  beginOpening()
  const load = vi.fn<() => Promise<void>>(async () => {})
  void afterOpening(load)
  beginOpening()
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledOnce()
})
