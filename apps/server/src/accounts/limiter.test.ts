import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { networkOf } from '../http/client.ts'
import { Limiter } from './limiter.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('counts for all processes together, and each key for itself', async () => {
  const processes = [new Limiter(server.database.pool), new Limiter(server.database.pool)]
  const tries = Array.from({ length: 12 }, (_, n) =>
    processes[n % 2]!.count('sign-in-pair', 'ann@example.com'),
  )
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  await processes[0]!.count('sign-in-pair', 'ben@example.com')
  await processes[0]!.count('mail-to', 'ann@example.com')
})

it('counts by several limits at once, as it counts by each', async () => {
  const limiter = new Limiter(server.database.pool)
  const both = (tries: number) => limiter.countBy({ 'sign-in-pair': 'gil', 'sign-in-from': 'gil' }, tries)
  await both(6)
  await limiter.count('sign-in-pair', 'gil', 4)
  await expect(both(1)).rejects.toThrow('Try again in 10 minutes.')
  await limiter.count('sign-in-from', 'gil', 53)
  await expect(limiter.count('sign-in-from', 'gil')).rejects.toThrow('too many attempts')
  await server.database.pool.query('update rate_limits set expire = 1')
  await both(10)
})

it('gives a try back', async () => {
  const limiter = new Limiter(server.database.pool)
  for (let n = 0; n < 30; n++) {
    await limiter.count('sign-in-pair', 'eve@example.com')
    await limiter.forgive('sign-in-pair', 'eve@example.com')
  }
})

it('forgets what is over', async () => {
  const limiter = new Limiter(server.database.pool)
  await limiter.count('mail-to', 'fay@example.com')
  const { rowCount } = await server.database.pool.query('update rate_limits set expire = 1')
  expect(rowCount).toBeGreaterThan(0)
  await limiter.removeExpired()
  expect((await server.database.pool.query('select 1 from rate_limits')).rowCount).toBe(0)
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:DB8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
