import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import {
  worksheetHashes,
  worksheetRights,
  worksheetSnapshots,
  worksheetUpdates,
  worksheets,
} from '../db/schema.ts'

/** Removes the person's worksheets and the rights that they were given elsewhere. */
export async function removeOwned(transaction: Transaction, userId: string): Promise<void> {
  const own = transaction.select({ id: worksheets.id }).from(worksheets).where(eq(worksheets.ownerId, userId))
  for (const table of [worksheetHashes, worksheetRights, worksheetSnapshots, worksheetUpdates])
    await transaction.delete(table).where(inArray(table.worksheetId, own))
  await transaction.delete(worksheetRights).where(eq(worksheetRights.userId, userId))
  await transaction.delete(worksheets).where(eq(worksheets.ownerId, userId))
}
