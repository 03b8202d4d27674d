/**
 * Pseudonyms for the log. A person, network, address or worksheet has the same word in all lines, and nobody
 * can tell from a word whose it is without the key, which only the database has.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

/** Letters for 72 bits. */
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

/** Reads the key of this installation, or makes it. */
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
