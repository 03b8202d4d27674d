import { expect, it } from 'vitest'
import { Refused } from '../failure.ts'
import { Turns } from './turns.ts'

const refuse = () => new Refused('too-many', 'Too many.')
const PLACES = { atOnce: 4, ofOne: 2, waitingOfOne: 6, refuse }

/** Asks for a turn; says when it has begun. */
function ask(turns: Turns, asker: string, left?: AbortSignal) {
  const asked = { began: false, end: () => {}, refused: null as unknown }
  turns.take(asker, left).then(
    end => Object.assign(asked, { began: true, end }),
    error => (asked.refused = error),
  )
  return asked
}
const settled = () => new Promise(resolve => setImmediate(resolve))

it('gives one asker two turns at a time, all together four', async () => {
  const turns = new Turns(PLACES)
  const asked = ['a', 'a', 'a', 'b', 'c', 'd'].map(asker => ask(turns, asker))
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
  const turns = new Turns(PLACES)
  const asked = Array.from({ length: 16 }, () => ask(turns, 'a'))
  await settled()
  expect(asked.filter(({ refused }) => refused)).toHaveLength(8)
  expect(ask(turns, 'b').refused).toBe(null)
})

it('who has left is not waited for, and does not take the place of another', async () => {
  const turns = new Turns({ ...PLACES, ofOne: 1, waitingOfOne: 1 })
  const [running, left] = [ask(turns, 'a'), new AbortController()]
  const waiting = ask(turns, 'a', left.signal)
  left.abort('gone')
  const next = ask(turns, 'a')
  await settled()
  expect(waiting.refused).toBe('gone')
  running.end()
  await settled()
  expect([waiting.began, next.began]).toEqual([false, true])
  // Who leaves in the midst of it has it until it is done.
  expect(next.refused).toBe(null)
})
