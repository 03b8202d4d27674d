/** Every change of a place or of sharing goes through here. */
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { type GainRule, refuseGains } from '../../policies/gains.ts'
import { type Visitor, isOwner } from '../../policies/policy.ts'
import { readGrants } from '../../sharing/grants.ts'
import type { Context } from '../context.ts'
import type { FoundItem } from '../find-allowed-item.ts'

/**
 * Held while places and sharing change: two projects could go into each other, and rights that were
 * compared could change before they are written. Nothing else locks this number.
 */
const RIGHTS_LOCK = 7_265_003

/**
 * Carries out a change of an item in a transaction, and takes it back when it gives anybody rights on
 * the item, or on something inside of it, that the visitor cannot give. Throws Refused then.
 */
export async function guardGains<Result>(
  context: Context,
  item: FoundItem,
  rule: GainRule,
  change: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const visitor = context.visitor as Visitor
  return context.query.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${RIGHTS_LOCK})`)
    // Who owns the item, or a project around it, administers everything inside.
    if (item.places.some(place => isOwner(place, visitor))) return change(transaction)
    const before = await readGrants(transaction, item.type, item.row.id)
    const result = await change(transaction)
    refuseGains(before, await readGrants(transaction, item.type, item.row.id), visitor, rule)
    return result
  })
}
