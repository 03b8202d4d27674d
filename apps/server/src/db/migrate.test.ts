import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../testing/test-server.ts'
import { migrate, shippedMigrations } from './migrate.ts'

let pool: Pool
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await emptyDatabase()
  drop = database.drop
  pool = new Pool({ connectionString: database.url })
})
afterAll(async () => {
  await pool.end()
  await drop()
})

const names = shippedMigrations().map(migration => migration.name)

it('runs each once, though several servers start at the same time', async () => {
  const runs = await Promise.all([migrate(pool), migrate(pool), migrate(pool)])
  expect(runs.flat()).toEqual(names)
  expect(await migrate(pool)).toEqual([])
})

it('runs new ones only, and all of them or none', async () => {
  const good = { name: '9001-good', sql: 'create table extra (id text primary key)' }
  const bad = { name: '9002-bad', sql: 'create table extra (id text primary key)' }
  await expect(migrate(pool, [...shippedMigrations(), good, bad])).rejects.toThrow('already exists')
  expect(await migrate(pool, [...shippedMigrations(), good])).toEqual(['9001-good'])
})

it('refuses a database of a newer version', async () => {
  await expect(migrate(pool)).rejects.toThrow('used by a newer Calcwright (it has "9001-good")')
})

it('makes no sequences, and keys of worksheet tables begin with the worksheet', async () => {
  const sequences = await pool.query(`select 1 from pg_class where relkind = 'S'`)
  expect(sequences.rowCount).toBe(0)
  const { rows } = await pool.query<{ table: string; first: string }>(
    `select c.relname as table, a.attname as first from pg_index i
     join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where i.indisprimary and c.relname like 'worksheet\\_%' and c.relname <> 'worksheet_hashes'`,
  )
  expect(rows.map(row => row.first)).toEqual(rows.map(() => 'worksheet_id'))
  expect(rows.length).toBeGreaterThan(1)
})
