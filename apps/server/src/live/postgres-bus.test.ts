import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { emptyDatabase } from '../testing/test-server.ts'
import { PostgresBus } from './postgres-bus.ts'

let at: { url: string; drop(): Promise<void> }
let database: Database
let bus: PostgresBus
const errors: unknown[] = []
beforeAll(async () => {
  at = await emptyDatabase()
  database = openDatabase(at.url, () => {})
  bus = new PostgresBus(database.pool, at.url, error => errors.push(error))
})
afterAll(async () => {
  await bus.close()
  await database.close()
  await at.drop()
})

it('keeps the order in which a process publishes', async () => {
  const received: string[] = []
  const { ready } = bus.listen('order', { message: text => received.push(text), interrupted: () => {} })
  await ready
  const texts = Array.from({ length: 300 }, (_, number) => `${number} `.repeat(1 + (number % 7) * 400))
  await Promise.all(texts.map(text => bus.publish('order', text)))
  await vi.waitFor(() => expect(received).toHaveLength(texts.length), { timeout: 120_000 })
  expect(received).toEqual(texts)
})

it('tells what has come meanwhile in one statement', async () => {
  const statement = vi.spyOn(database.pool, 'query')
  await Promise.all(Array.from({ length: 50 }, () => bus.publish('nobody', 'a change')))
  expect(statement).toHaveBeenCalledTimes(2)
  statement.mockRestore()
})

const LISTENING = `from pg_stat_activity where application_name = 'calcwright live' and datname = current_database()`

async function breakConnection(admin: Client): Promise<void> {
  await admin.query(`select pg_terminate_backend(pid) ${LISTENING}`)
}

it('hears again after its connection was broken, at whatever moment, and keeps one', async () => {
  const received: string[] = []
  let interruptions = 0
  const listener = { message: (text: string) => received.push(text), interrupted: () => interruptions++ }
  const listening = Array.from({ length: 20 }, (_, number) => bus.listen(`channel ${number}`, listener))
  await Promise.all(listening.map(({ ready }) => ready))
  const admin = new Client({ connectionString: at.url })
  await admin.connect()
  // Some of these breaks happen while the bus connects, or subscribes to its channels again.
  for (let round = 0; round < 200; round++) await breakConnection(admin)
  await vi.waitFor(
    async () => {
      await bus.publish('channel 7', 'again')
      expect(received).toContain('again')
      expect(interruptions).toBeGreaterThan(0)
    },
    { timeout: 120_000 },
  )
  const { rows } = await admin.query<{ count: number }>(`select count(*)::int as count ${LISTENING}`)
  expect(rows[0]?.count).toBe(1)
  expect(errors.length).toBeGreaterThan(0)
  await admin.end()
})
