/** Stored passkeys. */
import { PASSKEYS_LIMIT } from '@calcwright/contract'
import type { Query, Transaction } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { Refused } from '../failure.ts'

export interface PasskeyRow {
  readonly id: string
  readonly userId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

interface Stored {
  readonly id: string
  readonly user_id: string
  readonly public_key: Buffer
  readonly counter: string
  readonly transports: string[]
  readonly name: string
  readonly created_at: string
  readonly last_used_at: string | null
  readonly [column: string]: unknown
}

const toRow = (stored: Stored): PasskeyRow => ({
  id: stored.id,
  userId: stored.user_id,
  publicKey: stored.public_key,
  counter: Number(stored.counter),
  transports: stored.transports,
  name: stored.name,
  createdAt: new Date(stored.created_at),
  lastUsedAt: stored.last_used_at === null ? null : new Date(stored.last_used_at),
})

/** The passkeys of a person, the oldest first. */
export async function passkeysOf(query: Query, userId: string): Promise<PasskeyRow[]> {
  const { rows } = await query.execute<Stored>(
    sql`select * from passkeys where user_id = ${userId} order by created_at, id`,
  )
  return rows.map(toRow)
}

export async function findPasskey(query: Query, id: string): Promise<PasskeyRow | null> {
  const { rows } = await query.execute<Stored>(sql`select * from passkeys where id = ${id}`)
  return rows[0] ? toRow(rows[0]) : null
}

type NewPasskey = Pick<PasskeyRow, 'id' | 'userId' | 'counter' | 'transports' | 'name'> & {
  readonly publicKey: Uint8Array
}

/** Throws Refused for a key that is known already, and for more than a person may have. */
export async function insertPasskey(transaction: Transaction, key: NewPasskey): Promise<PasskeyRow> {
  // The lock keeps two calls at once from passing the limit.
  await transaction.execute(sql`select 1 from users where id = ${key.userId} for update`)
  const { rows: counted } = await transaction.execute<{ count: number }>(
    sql`select count(*)::int as count from passkeys where user_id = ${key.userId}`,
  )
  if (counted[0]!.count >= PASSKEYS_LIMIT)
    throw new Refused('too-many', `You have ${PASSKEYS_LIMIT} passkeys. Remove one first.`)
  const { rows } = await transaction.execute<Stored>(sql`
    insert into passkeys (id, user_id, public_key, counter, transports, name)
    values (${key.id}, ${key.userId}, ${Buffer.from(key.publicKey)}, ${key.counter},
            ${sql.param([...key.transports])}::text[], ${key.name})
    on conflict do nothing returning *`)
  if (!rows[0]) throw new Refused('invalid', 'This passkey has been added already.')
  return toRow(rows[0])
}

/** Notes a use. False where somebody else has used the same state of the key meanwhile. */
export async function noteUse(
  transaction: Transaction,
  { id, counter }: PasskeyRow,
  next: number,
): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    update passkeys set counter = ${next}, last_used_at = now() where id = ${id} and counter = ${counter}`)
  return rowCount === 1
}

/** Returns whether the person has that passkey. */
export async function renameRow(query: Query, userId: string, id: string, name: string): Promise<boolean> {
  const { rowCount } = await query.execute(
    sql`update passkeys set name = ${name} where id = ${id} and user_id = ${userId}`,
  )
  return rowCount === 1
}

/** @param id null for all. Returns the number of those that are gone. */
export async function removeRows(
  query: Query | Transaction,
  userId: string,
  id: string | null,
): Promise<number> {
  const { rowCount } = await query.execute(
    sql`delete from passkeys where user_id = ${userId} and (${id}::text is null or id = ${id})`,
  )
  return rowCount ?? 0
}
