import { expect, it } from 'vitest'
import { SharedReads } from './shared-reads.ts'

/** Reads that end on command. */
function reads() {
  const shared = new SharedReads<number>()
  const begun: PromiseWithResolvers<number>[] = []
  const read = () =>
    shared.read('key', () => {
      const reading = Promise.withResolvers<number>()
      begun.push(reading)
      return reading.promise
    })
  return { read, begun }
}
const soon = () => new Promise(resolve => setImmediate(resolve))

it('begins anew for who asks while one runs, once for all of them', async () => {
  const { read, begun } = reads()
  const first = read()
  const [second, third] = [read(), read()]
  expect(begun).toHaveLength(1)
  begun[0]!.resolve(1)
  expect(await first).toBe(1)
  await soon()
  expect(begun).toHaveLength(2)
  const late = read()
  begun[1]!.resolve(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
  await soon()
  begun[2]!.resolve(3)
  expect(await late).toBe(3)
  await soon()
  void read()
  expect(begun).toHaveLength(4)
})

it('that fails tells those who waited for it, and no others', async () => {
  const { read, begun } = reads()
  const [first, second] = [read(), read()]
  begun[0]!.reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await soon()
  begun[1]!.resolve(2)
  expect(await second).toBe(2)
})
