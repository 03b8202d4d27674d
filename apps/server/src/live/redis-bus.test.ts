import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type TestRedis, openTestRedis } from '../testing/redis-server.ts'
import { RedisBus } from './redis-bus.ts'

let redis: TestRedis
let here: RedisBus
let there: RedisBus
const errors: unknown[] = []
beforeEach(async () => {
  redis = await openTestRedis()
  here = new RedisBus(redis.url, error => errors.push(error))
  there = new RedisBus(redis.url, error => errors.push(error))
})
afterEach(async () => {
  await here.close()
  await there.close()
  await redis.close()
})

function listenAt(bus: RedisBus, channel: string) {
  const received: string[] = []
  const interrupted = vi.fn<() => void>()
  const listening = bus.listen(channel, { message: text => received.push(text), interrupted })
  return { received, interrupted, ...listening }
}

it('carries long messages to every listener of the channel, here too, and to no other', async () => {
  const listeners = [listenAt(here, 'a'), listenAt(here, 'a'), listenAt(there, 'a')]
  const other = listenAt(there, 'b')
  await Promise.all([...listeners, other].map(({ ready }) => ready))
  const text = 'ü'.repeat(100_000)
  await here.publish('a', text)
  await vi.waitFor(() => {
    for (const { received } of listeners) expect(received).toEqual([text])
  })
  expect(other.received).toEqual([])
})

it('is silent to who has stopped', async () => {
  const [gone, stays] = [listenAt(there, 'a'), listenAt(there, 'b')]
  await Promise.all([gone.ready, stays.ready])
  gone.stop()
  await here.publish('a', 'one')
  await here.publish('b', 'two')
  await vi.waitFor(() => expect(stays.received).toEqual(['two']), 60_000)
  expect(gone.received).toEqual([])
})

it('listens again after an interruption, and says so once', async () => {
  const listener = listenAt(there, 'a')
  await listener.ready
  redis.interrupt()
  await vi.waitFor(() => expect(listener.interrupted).toHaveBeenCalledOnce(), { timeout: 10_000 })
  await here.publish('a', 'again')
  await vi.waitFor(() => expect(listener.received).toEqual(['again']), 60_000)
})
