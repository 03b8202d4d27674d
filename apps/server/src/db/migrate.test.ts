import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase } from '../testing/test-server.ts'
import { openDatabase } from './database.ts'
import { migrate, shippedMigrations } from './migrate.ts'

/** Dropping a database may end connections that are about to end by themselves. */
const poolOn = (url: string): Pool => openDatabase(url, () => {}).pool

let pool: Pool
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await emptyDatabase()
  drop = database.drop
  pool = poolOn(database.url)
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

it('keeps what everybody may do with worksheets of before there were projects', async () => {
  const { url, drop } = await emptyDatabase()
  const before = poolOn(url)
  await migrate(before, shippedMigrations().slice(0, 2))
  await before.query(
    `insert into worksheets (id, hash, name, owner_id, public_rights, version)
     select 'w' || rights, 'h' || rights, 'Beam', 'ann', rights, 1 from generate_series(0, 4) as rights`,
  )
  await migrate(before)
  const { rows } = await before.query<{ rights: number; project_id: null }>(
    'select public_rights as rights, project_id from worksheets order by id',
  )
  // Outside of a project -1 gives nothing, as 0 did; inside it inherits.
  expect(rows.map(row => row.rights)).toEqual([-1, 1, 2, 3, 4])
  await before.end()
  await drop()
})
