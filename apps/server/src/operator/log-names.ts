/**
 * Pseudonyms for the log. A person, network, address or worksheet has the same word in all lines, and nobody
 * can tell from a word whose it is without the key, which only the database has.
 */
import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { drizzle } from '../db/drizzle.ts'
import { installationSecret } from '../installation-secret.ts'

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
  return new LogNames(await installationSecret(drizzle(pool), 'log'))
}
