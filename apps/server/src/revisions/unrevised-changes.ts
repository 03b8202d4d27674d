/** Worksheets that changed since their last revision. Each save notes its worksheet (documents/append.ts). */
import { and, eq, sql } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { unrevisedChanges } from '../db/schema.ts'

/** Minutes without a change, and minutes since the first one, after which a worksheet gets a revision. */
const IDLE = 10
const BUSY = 30

export type UnrevisedChange = typeof unrevisedChanges.$inferSelect

/** Worksheets that are due for a revision, the oldest change first. */
export function dueWorksheets(query: Query, most: number): Promise<UnrevisedChange[]> {
  const { lastAt, firstAt } = unrevisedChanges
  return query
    .select()
    .from(unrevisedChanges)
    .where(
      sql`${lastAt} <= now() - make_interval(mins => ${IDLE}) or ${firstAt} <= now() - make_interval(mins => ${BUSY})`,
    )
    .orderBy(lastAt)
    .limit(most)
}

/** Returns null when the worksheet has not changed since its last revision. */
export async function unrevisedChange(query: Query, worksheetId: string): Promise<UnrevisedChange | null> {
  const [row] = await query
    .select()
    .from(unrevisedChanges)
    .where(eq(unrevisedChanges.worksheetId, worksheetId))
  return row ?? null
}

/** Forgets a change that has its revision now, unless others came after it: those are due later. */
export async function forgetRevisedChange(
  query: Query,
  { worksheetId, lastAt }: UnrevisedChange,
): Promise<void> {
  const its = eq(unrevisedChanges.worksheetId, worksheetId)
  // PostgreSQL counts microseconds, a date of JavaScript milliseconds.
  const isLast = sql`date_trunc('milliseconds', ${unrevisedChanges.lastAt}) = ${lastAt.toISOString()}::timestamptz`
  const { rowCount } = await query.delete(unrevisedChanges).where(and(its, isLast))
  if (rowCount === 0)
    await query
      .update(unrevisedChanges)
      .set({ firstAt: sql`last_at` })
      .where(its)
}
