/** Rows of ownership: offers to hand an item over, and the change of the owner. */
import type { SharedType } from '@calcwright/contract'
import { sql } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'

/** Person to whom an item is offered. */
export interface Offered {
  readonly userId: string
  readonly name: string
  readonly email: string | null
}

/** Returns null where the owner of now has offered it to nobody. */
export async function offeredTo(query: Query, itemId: string, ownerId: string): Promise<Offered | null> {
  const { rows } = await query.execute<Offered & Record<string, unknown>>(sql`
    select users.id as "userId", users.name, users.email
    from ownership_offers join users on users.id = to_user
    where item_id = ${itemId} and by_user = ${ownerId}`)
  return rows[0] ?? null
}

export async function storeOffer(
  transaction: Transaction,
  itemId: string,
  toUser: string,
  byUser: string,
): Promise<void> {
  await transaction.execute(sql`
    insert into ownership_offers (item_id, to_user, by_user) values (${itemId}, ${toUser}, ${byUser})
    on conflict (item_id) do update set to_user = excluded.to_user, by_user = excluded.by_user, created_at = now()`)
}

export async function removeOffer(transaction: Transaction, itemId: string): Promise<void> {
  await transaction.execute(sql`delete from ownership_offers where item_id = ${itemId}`)
}

/**
 * Makes another person the owner: of a worksheet, or of a project with everything in it that the former owner
 * has. The former owner administers it from then on.
 * @param projects ids of the project and of those in it; none for a worksheet
 */
export async function changeOwner(
  transaction: Transaction,
  type: SharedType,
  id: string,
  change: { readonly from: string; readonly to: string; readonly projects: readonly string[] },
): Promise<void> {
  const { from, to, projects } = change
  if (type === 'Worksheet')
    await transaction.execute(sql`update worksheets set owner_id = ${to} where id = ${id}`)
  else {
    await transaction.execute(sql`
      update projects set owner_id = ${to} where id = any(${sql.param(projects)}) and owner_id = ${from}`)
    await transaction.execute(sql`
      update worksheets set owner_id = ${to} where project_id = any(${sql.param(projects)}) and owner_id = ${from}`)
  }
  const [rights, list, item] =
    type === 'Worksheet'
      ? (['worksheet_rights', 'worksheet_shelf', 'worksheet_id'] as const)
      : (['project_rights', 'project_shelf', 'project_id'] as const)
  const [table, marks, key] = [sql.raw(rights), sql.raw(list), sql.raw(item)]
  await transaction.execute(sql`delete from ${table} where ${key} = ${id} and user_id = ${to}`)
  await transaction.execute(sql`
    insert into ${table} (${key}, user_id, rights) values (${id}, ${from}, 4)
    on conflict (${key}, user_id) do update set rights = 4, pending = false`)
  await transaction.execute(sql`
    update ${marks} set removed = false where ${key} = ${id} and user_id = any(${sql.param([from, to])})`)
}

/** Hash of a worksheet or project; null when it is gone. */
export async function hashOfItem(query: Query, id: string): Promise<string | null> {
  const { rows } = await query.execute<{ hash: string }>(sql`
    select hash from worksheets where id = ${id} union all select hash from projects where id = ${id}`)
  return rows[0]?.hash ?? null
}
