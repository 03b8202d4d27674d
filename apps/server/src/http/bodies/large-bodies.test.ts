import { expect, it } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { LargeBodies } from './large-bodies.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

/** Begins bodies of several requesters. Returns those whose bytes are taken. */
function begin(large: LargeBodies, requesters: readonly string[], bytes = 1) {
  return requesters.map(requester => {
    const body = { owner: {}, taken: false, refused: '' }
    large.take(body.owner, requester, bytes)?.then(
      () => (body.taken = true),
      error => (body.refused = (error as Error).message),
    )
    return body
  })
}
const takenOf = (bodies: readonly { taken: boolean }[]) => bodies.map(({ taken }) => taken)

it('one of an requester is taken at a time, and two of all', async () => {
  const large = new LargeBodies(10, 60_000)
  const bodies = begin(large, ['a', 'a', 'b', 'c'])
  await settled()
  expect(takenOf(bodies)).toEqual([true, false, true, false])
  large.release(bodies[0]!.owner)
  await settled()
  expect(takenOf(bodies)).toEqual([true, true, true, false])
})

it('who leaves is not waited for', async () => {
  const large = new LargeBodies(10, 60_000)
  const bodies = begin(large, ['a', 'a', 'a'])
  large.release(bodies[1]!.owner)
  large.release(bodies[0]!.owner)
  await settled()
  expect(takenOf(bodies)).toEqual([true, false, true])
})

it('more than can wait are refused', async () => {
  const large = new LargeBodies(10, 60_000)
  const bodies = begin(
    large,
    Array.from({ length: 30 }, () => 'a'),
  )
  await settled()
  expect(bodies.filter(({ refused }) => refused)).toHaveLength(9)
  expect(takenOf(begin(large, ['b']))).toEqual([false])
})

it('one that takes long lets others pass, as far as there is room', async () => {
  const large = new LargeBodies(10, 20)
  const [slow, other] = begin(large, ['a', 'a'], 6)
  await sleep(50)
  expect(other!.taken).toBe(true)
  expect(() => large.take(slow!.owner, 'a', 7)).toThrow('from here')
  large.release(other!.owner)
  expect(large.take(slow!.owner, 'a', 10)).toBe(undefined)
})
