/**
 * Names in the log: the same person, network, address or worksheet has the same word in all lines, and nobody
 * finds out from a word whose it is without the key, which only the database has.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

/** 72 bits. */
const LENGTH = 12

export class LogNames {
  readonly #key: Uint8Array

  constructor(key: Uint8Array) {
    this.#key = key
  }

  of(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, LENGTH)
  }
}

/** With the key of this installation, which is made when there is none yet. */
export async function openLogNames(pool: Pool): Promise<LogNames> {
  await pool.query(
    `insert into installation_secrets (name, secret) values ('log', $1) on conflict do nothing`,
    [randomBytes(32)],
  )
  const { rows } = await pool.query<{ secret: Buffer }>(
    `select secret from installation_secrets where name = 'log'`,
  )
  return new LogNames(rows[0]!.secret)
}
