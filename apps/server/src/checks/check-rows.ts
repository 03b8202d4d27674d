/** Rows of check marks and of those who may set them. */
import { and, desc, eq, inArray, isNull, lt } from '../db/drizzle.ts'
import type { CheckState } from '@calcwright/contract'
import type { Query } from '../db/database.ts'
import { checkMarks, checkers } from '../db/schema.ts'
import type { CanonicalDigests } from '../documents/tasks.ts'

export type CheckMarkRow = typeof checkMarks.$inferSelect

/** Marks of a worksheet, the newest first, withdrawn ones as well. */
export function checkMarksOf(query: Query, worksheetId: string): Promise<CheckMarkRow[]> {
  return query
    .select()
    .from(checkMarks)
    .where(eq(checkMarks.worksheetId, worksheetId))
    .orderBy(desc(checkMarks.createdAt), desc(checkMarks.id))
}

/** Marks of several worksheets that were not withdrawn. */
export function validMarksOf(query: Query, worksheetIds: readonly string[]): Promise<CheckMarkRow[]> {
  return query
    .select()
    .from(checkMarks)
    .where(and(inArray(checkMarks.worksheetId, [...worksheetIds]), isNull(checkMarks.withdrawnAt)))
}

export async function insertCheckMark(
  query: Query,
  mark: typeof checkMarks.$inferInsert,
): Promise<CheckMarkRow> {
  const [row] = await query.insert(checkMarks).values(mark).returning()
  return row!
}

/** Returns the mark as it is then; null when the person has no such mark. */
export async function withdrawMark(
  query: Query,
  worksheetId: string,
  id: string,
  userId: string,
): Promise<CheckMarkRow | null> {
  const its = and(
    eq(checkMarks.worksheetId, worksheetId),
    eq(checkMarks.id, id),
    eq(checkMarks.userId, userId),
  )
  await query
    .update(checkMarks)
    .set({ withdrawnAt: new Date() })
    .where(and(its, isNull(checkMarks.withdrawnAt)))
  const [row] = await query.select().from(checkMarks).where(its)
  return row ?? null
}

/** Notes how a mark stands to a version, unless a later one is noted already. Returns whether it was noted. */
export async function storeCheckState(
  query: Query,
  { worksheetId, id }: CheckMarkRow,
  seenVersion: number,
  seenState: CheckState,
): Promise<boolean> {
  const its = and(eq(checkMarks.worksheetId, worksheetId), eq(checkMarks.id, id))
  const rows = await query
    .update(checkMarks)
    .set({ seenVersion, seenState })
    .where(and(its, lt(checkMarks.seenVersion, seenVersion)))
    .returning({ id: checkMarks.id })
  return rows.length > 0
}

/** Notes the digests that this program computes for the marked revision. */
export async function storePresentDigests(
  query: Query,
  { worksheetId, id }: CheckMarkRow,
  { content, results }: CanonicalDigests,
  computedBy: string,
): Promise<void> {
  await query
    .update(checkMarks)
    .set({ presentContent: content, presentResults: results, computedBy })
    .where(and(eq(checkMarks.worksheetId, worksheetId), eq(checkMarks.id, id)))
}

/** People who are named for any of the items. */
export function checkersOf(query: Query, itemIds: readonly string[]) {
  return query
    .select({ itemId: checkers.itemId, userId: checkers.userId })
    .from(checkers)
    .where(inArray(checkers.itemId, [...itemIds]))
}

export async function setCheckerRow(
  query: Query,
  itemId: string,
  userId: string,
  givenBy: string | null,
): Promise<void> {
  if (givenBy === null)
    await query.delete(checkers).where(and(eq(checkers.itemId, itemId), eq(checkers.userId, userId)))
  else await query.insert(checkers).values({ itemId, userId, givenBy }).onConflictDoNothing()
}
