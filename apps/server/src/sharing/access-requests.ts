/** Rows of people who ask for access. */
import type { AccessAsked } from '@calcwright/contract'
import { sql } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'

/** Whether a person has asked for access to the item, and was declined. */
export async function askedFor(
  query: Query,
  itemId: string,
  userId: string,
): Promise<'no' | 'waiting' | 'declined'> {
  const { rows } = await query.execute<{ declined: boolean }>(sql`
    select declined_at is not null as declined from access_requests
    where item_id = ${itemId} and user_id = ${userId}`)
  const [row] = rows
  if (!row) return 'no'
  return row.declined ? 'declined' : 'waiting'
}

export async function storeRequest(
  transaction: Transaction,
  itemId: string,
  userId: string,
  message: string,
): Promise<void> {
  await transaction.execute(sql`
    insert into access_requests (item_id, user_id, message) values (${itemId}, ${userId}, ${message})
    on conflict (item_id, user_id) do nothing`)
}

/** People whose request nobody has answered. */
export async function waitingRequests(query: Query, itemId: string): Promise<AccessAsked[]> {
  const { rows } = await query.execute<AccessAsked & Record<string, unknown>>(sql`
    select users.id as hash_string, users.name, users.email, message,
      floor(extract(epoch from access_requests.created_at))::float8 as asked_at
    from access_requests join users on users.id = user_id
    where item_id = ${itemId} and declined_at is null order by access_requests.created_at, users.id`)
  return rows
}

/** Ends the request of a person: with the rights given it is gone, declined it stays. */
export async function closeRequest(
  transaction: Transaction,
  itemId: string,
  userId: string,
  declined: boolean,
): Promise<void> {
  await transaction.execute(
    declined
      ? sql`update access_requests set declined_at = now() where item_id = ${itemId} and user_id = ${userId}`
      : sql`delete from access_requests where item_id = ${itemId} and user_id = ${userId}`,
  )
}
