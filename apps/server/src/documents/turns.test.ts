import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

/** Asks for a turn; says when it has begun. */
function ask(turns: Turns, asker: string) {
  const asked = { began: false, end: () => {}, refused: false }
  turns.take(asker).then(
    end => Object.assign(asked, { began: true, end }),
    () => (asked.refused = true),
  )
  return asked
}
const settled = () => new Promise(resolve => setImmediate(resolve))

it('gives one asker two turns at a time, all together four', async () => {
  const turns = new Turns()
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
  const turns = new Turns()
  const asked = Array.from({ length: 16 }, () => ask(turns, 'a'))
  await settled()
  expect(asked.filter(({ refused }) => refused)).toHaveLength(8)
  expect(ask(turns, 'b').refused).toBe(false)
})
