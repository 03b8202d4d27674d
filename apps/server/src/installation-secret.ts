/** Keys that this installation makes and keeps in its database. */
import { randomBytes } from 'node:crypto'
import type { Query } from './db/database.ts'
import { sql } from './db/drizzle.ts'

/** Reads the key of 32 bytes with this name, or makes it. */
export async function installationSecret(query: Pick<Query, 'execute'>, name: string): Promise<Buffer> {
  await query.execute(
    sql`insert into installation_secrets (name, secret) values (${name}, ${randomBytes(32)}) on conflict do nothing`,
  )
  const { rows } = await query.execute<{ secret: Buffer }>(
    sql`select secret from installation_secrets where name = ${name}`,
  )
  return rows[0]!.secret
}
