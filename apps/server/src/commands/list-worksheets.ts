import type { WorksheetList } from '@calcwright/contract'
import { desc, eq } from 'drizzle-orm'
import { worksheets } from '../db/schema.ts'
import { type Visitor, authorize } from '../policies/policy.ts'
import { type Context, toUnixTime } from './context.ts'

const MOST = 500

/** The visitor's own worksheets, the last changed first. */
export async function listWorksheets(context: Context): Promise<WorksheetList> {
  authorize('list_worksheets', context.visitor, null)
  const { userId } = context.visitor as Visitor
  const rows = await context.query
    .select({ hash: worksheets.hash, name: worksheets.name, updatedAt: worksheets.updatedAt })
    .from(worksheets)
    .where(eq(worksheets.ownerId, userId))
    .orderBy(desc(worksheets.updatedAt))
    .limit(MOST)
  return {
    success: true,
    worksheets: rows.map(({ hash, name, updatedAt }) => ({
      hash_string: hash,
      name,
      rights_level: 4,
      update_time: toUnixTime(updatedAt),
    })),
  }
}
