import { afterEach, expect, it, vi } from 'vitest'
import { Refused } from '../failure.ts'
import { Slots } from './slots.ts'

const refuse = () => new Refused('too-many', 'Too many.')
const PLACES = { atOnce: 4, ofOne: 2, waitingOfOne: 6, refuse }

/** Asks for a slot; records when it was granted. */
function ask(slots: Slots, requester: string, left?: AbortSignal) {
  const asked = { began: false, end: () => {}, refused: null as unknown, cut: vi.fn() }
  slots.take(requester, { left, cut: asked.cut }).then(
    end => Object.assign(asked, { began: true, end }),
    error => (asked.refused = error),
  )
  return asked
}
const settled = () => new Promise(resolve => setImmediate(resolve))

it('gives one requester two turns at a time, all together four', async () => {
  const slots = new Slots(PLACES)
  const asked = ['a', 'a', 'a', 'b', 'c', 'd'].map(requester => ask(slots, requester))
  await settled()
  expect(asked.map(({ began }) => began)).toEqual([true, true, false, true, true, false])
  asked[3]!.end()
  await settled()
  expect(asked.map(({ began }) => began)).toEqual([true, true, false, true, true, true])
  asked[0]!.end()
  asked[0]!.end()
  await settled()
  expect(asked[2]!.began).toBe(true)
})

it('refuses who asks for too many', async () => {
  const slots = new Slots(PLACES)
  const asked = Array.from({ length: 16 }, () => ask(slots, 'a'))
  await settled()
  expect(asked.filter(({ refused }) => refused)).toHaveLength(8)
  expect(ask(slots, 'b').refused).toBe(null)
})

it('who has left is not waited for, and does not take the place of another', async () => {
  const slots = new Slots({ ...PLACES, ofOne: 1, waitingOfOne: 1 })
  const [running, left] = [ask(slots, 'a'), new AbortController()]
  const waiting = ask(slots, 'a', left.signal)
  left.abort('gone')
  const next = ask(slots, 'a')
  await settled()
  expect(waiting.refused).toBe('gone')
  expect(await slots.take('b', { left: left.signal }).catch(String)).toBe('gone')
  running.end()
  await settled()
  expect([waiting.began, next.began]).toEqual([false, true])
  // A signal during the work does not end the slot.
  expect(next.refused).toBe(null)
})

afterEach(() => vi.useRealTimers())

it('what takes long lets others pass, and ends when too many do', async () => {
  vi.useFakeTimers()
  const slots = new Slots({ ...PLACES, atOnce: 2, ofOne: 1, slow: { after: 1000, most: 2 } })
  const asked = ['a', 'b', 'c', 'd', 'e', 'f', 'a'].map(requester => ask(slots, requester))
  const began = () => asked.map(each => each.began)
  await vi.advanceTimersByTimeAsync(999)
  expect(began()).toEqual([true, true, false, false, false, false, false])
  await vi.advanceTimersByTimeAsync(1)
  expect(began()).toEqual([true, true, true, true, false, false, false])
  expect(asked[0]!.cut).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.map(({ cut }) => cut.mock.calls.length > 0)).toEqual([true, true, ...Array(5).fill(false)])
  asked[0]!.end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(began()).toEqual([true, true, true, true, true, true, true])
})
