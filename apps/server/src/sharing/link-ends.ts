/** Links that end: when each does. */
import { eq, inArray } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'
import { linkEnds } from '../db/sharing-schema.ts'

/** Moments by the id of the item, of those whose link ends. */
export async function linkEndsOf(
  query: Query | Transaction,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await query
    .select()
    .from(linkEnds)
    .where(inArray(linkEnds.itemId, [...itemIds]))
  return new Map(rows.map(({ itemId, endsAt }) => [itemId, endsAt]))
}

/** @param end null for a link that does not end */
export async function setLinkEnd(transaction: Transaction, itemId: string, end: Date | null): Promise<void> {
  if (end === null) await transaction.delete(linkEnds).where(eq(linkEnds.itemId, itemId))
  else
    await transaction
      .insert(linkEnds)
      .values({ itemId, endsAt: end })
      .onConflictDoUpdate({ target: linkEnds.itemId, set: { endsAt: end } })
}
