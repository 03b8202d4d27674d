/**
 * Brings the tables up to date when a server starts. Migrations go forward only: each file of migrations/
 * runs once, in the order of the numbers, all pending ones in one transaction, by one server at a time.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase, Pool } from 'pg'
import { StartFailure } from '../failure.ts'

/** Number of an advisory lock that nothing else uses. */
const MIGRATION_LOCK = 7_265_002

export interface Migration {
  /** File name without the ending. */
  readonly name: string
  readonly sql: string
}

export function shippedMigrations(): readonly Migration[] {
  const folder = join(import.meta.dirname, 'migrations')
  return readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => ({ name: file.slice(0, -'.sql'.length), sql: readFileSync(join(folder, file), 'utf8') }))
}

/** Returns the names of the migrations that ran. */
export async function migrate(pool: Pool, migrations = shippedMigrations()): Promise<readonly string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const names = await migrateWithin(client, migrations)
    await client.query('commit')
    return names
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The same inside the client's transaction, whose end releases the lock. */
export async function migrateWithin(
  client: ClientBase,
  migrations = shippedMigrations(),
): Promise<readonly string[]> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  const pending = await findPending(client, migrations)
  for (const { name, sql } of pending) {
    await client.query(sql)
    await client.query('insert into migrations (name) values ($1)', [name])
  }
  return pending.map(migration => migration.name)
}

async function findPending(client: ClientBase, migrations: readonly Migration[]) {
  await client.query(
    'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  const unknown = rows.find(row => !migrations.some(migration => migration.name === row.name))
  if (unknown) {
    throw new StartFailure(
      `This database was used by a newer Calcwright (it has "${unknown.name}"). ` +
        'Start that version or a later one, or choose another data folder or database.',
    )
  }
  return migrations.filter(migration => !rows.some(row => row.name === migration.name))
}
