import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** Records who got which slot, in order. */
function queueOf(count: number, mostOfOne = count) {
  const slots = Array.from({ length: count }, (_, n) => ({ keys: new Set([`sheet ${n}`]) }))
  const queue = new FairQueue(slots, mostOfOne)
  const served: string[] = []
  const ends: (() => void)[] = []
  const ask = (person: string, key = '', left?: AbortSignal) =>
    queue.take(person, key, left).then(
      slot => {
        served.push(`${person}${key && ` in ${[...slot.keys].join(' ')}`}`)
        ends.push(() => queue.release(person, slot))
      },
      () => served.push(`${person} refused`),
    )
  const settled = () => new Promise(resolve => setImmediate(resolve))
  const endFirst = async () => {
    ends.shift()?.()
    await settled()
  }
  return { queue, served, ask, settled, endFirst }
}

it('serves people in turn, whatever each of them has asked for', async () => {
  const { served, ask, settled, endFirst } = queueOf(1)
  for (const person of ['ann', 'ann', 'ann', 'ann', 'bob', 'bob', 'cid']) void ask(person)
  await settled()
  for (let n = 0; n < 6; n++) await endFirst()
  expect(served).toEqual(['ann', 'bob', 'cid', 'ann', 'bob', 'ann', 'ann'])
})

it('gives the next slot to whoever has the fewest', async () => {
  const { served, ask, settled, endFirst } = queueOf(2)
  for (const person of ['ann', 'ann', 'ann', 'bob', 'bob']) void ask(person)
  await settled()
  await endFirst()
  await endFirst()
  expect(served).toEqual(['ann', 'ann', 'bob', 'ann'])
})

it('prefers the slot that has the worksheet open', async () => {
  const { served, ask, settled } = queueOf(3)
  void ask('ann', 'sheet 2')
  void ask('bob', 'sheet 1')
  void ask('cid', 'sheet 9')
  await settled()
  expect(served).toEqual(['ann in sheet 2', 'bob in sheet 1', 'cid in sheet 0'])
})

it('leaves a slot to others, however much one person asks for', async () => {
  const { served, ask, settled, endFirst } = queueOf(3, 2)
  for (const person of ['ann', 'ann', 'ann', 'ann']) void ask(person)
  await settled()
  expect(served).toEqual(['ann', 'ann'])
  void ask('bob')
  await settled()
  await endFirst()
  expect(served).toEqual(['ann', 'ann', 'bob', 'ann'])
})

it('passes over those who have left', async () => {
  const { queue, served, ask, settled, endFirst } = queueOf(1)
  const left = new AbortController()
  void ask('ann')
  void ask('ann', '', left.signal)
  void ask('bob', '', left.signal)
  await settled()
  expect(queue.waitingOf('ann')).toBe(1)
  left.abort()
  await settled()
  expect([queue.waitingOf('ann'), queue.waitingOf('bob')]).toEqual([0, 0])
  void ask('cid', '', left.signal)
  await endFirst()
  await settled()
  expect(served.toSorted()).toEqual(['ann', 'ann refused', 'bob refused', 'cid refused'])
})

it('refuses those who wait, and those who come later, when it stops', async () => {
  const { queue, served, ask, settled, endFirst } = queueOf(1)
  void ask('ann')
  void ask('bob')
  await settled()
  queue.stop()
  void ask('cid')
  await settled()
  await endFirst()
  expect(served.toSorted()).toEqual(['ann', 'bob refused', 'cid refused'])
})
