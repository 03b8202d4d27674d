/** Rows of comments. */
import { and, asc, count, eq, inArray, isNull, sql } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'
import { commentRights, commentThreads, comments } from '../db/review-schema.ts'
import { worksheets } from '../db/schema.ts'
import { type Level, notFound } from '../policies/policy.ts'

export type ThreadRow = typeof commentThreads.$inferSelect
export type CommentRow = typeof comments.$inferSelect

/** A thread with its comments in their order. */
export interface StoredThread extends ThreadRow {
  readonly comments: readonly CommentRow[]
}

/** Threads of a worksheet, the oldest first. @param threadId one of them; all when absent */
export async function threadsOf(
  query: Query,
  worksheetId: string,
  threadId?: string,
): Promise<StoredThread[]> {
  const ofThread = threadId === undefined ? undefined : eq(commentThreads.id, threadId)
  const ofComments = threadId === undefined ? undefined : eq(comments.threadId, threadId)
  const threads = await query
    .select()
    .from(commentThreads)
    .where(and(eq(commentThreads.worksheetId, worksheetId), ofThread))
    .orderBy(asc(commentThreads.createdAt), asc(commentThreads.id))
  if (threads.length === 0) return []
  const rows = await query
    .select()
    .from(comments)
    .where(and(eq(comments.worksheetId, worksheetId), ofComments))
    .orderBy(asc(comments.position))
  const byThread = Map.groupBy(rows, row => row.threadId)
  return threads.map(thread => ({ ...thread, comments: byThread.get(thread.id) ?? [] }))
}

/** Numbers of open threads by worksheet; those without any are not in the map. */
export async function openThreads(
  query: Query,
  worksheetIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (worksheetIds.length === 0) return new Map()
  const rows = await query
    .select({ id: commentThreads.worksheetId, open: count() })
    .from(commentThreads)
    .where(and(inArray(commentThreads.worksheetId, [...worksheetIds]), isNull(commentThreads.resolvedAt)))
    .groupBy(commentThreads.worksheetId)
  return new Map(rows.map(({ id, open }) => [id, open]))
}

/**
 * Holds the worksheet until the transaction ends, so that nothing is written to one that is being deleted. Saves
 * go on meanwhile.
 */
export async function holdWorksheet(transaction: Transaction, worksheetId: string): Promise<void> {
  const held = await transaction
    .select({ id: worksheets.id })
    .from(worksheets)
    .where(eq(worksheets.id, worksheetId))
    .for('key share')
  if (held.length === 0) throw notFound()
}

/** Holds a thread, so that its comments get their numbers one after the other; null when there is none. */
export async function holdThread(
  transaction: Transaction,
  worksheetId: string,
  threadId: string,
): Promise<ThreadRow | null> {
  const [row] = await transaction
    .select()
    .from(commentThreads)
    .where(and(eq(commentThreads.worksheetId, worksheetId), eq(commentThreads.id, threadId)))
    .for('update')
  return row ?? null
}

export async function insertThread(
  transaction: Transaction,
  thread: typeof commentThreads.$inferInsert,
): Promise<void> {
  await transaction.insert(commentThreads).values(thread)
}

/** Appends a comment to a thread that is held; returns its number. */
export async function insertComment(
  transaction: Transaction,
  comment: Omit<typeof comments.$inferInsert, 'position'>,
): Promise<number> {
  const its = and(eq(comments.worksheetId, comment.worksheetId), eq(comments.threadId, comment.threadId))
  const next = sql<number>`(select coalesce(max(${comments.position}), 0) + 1 from ${comments} where ${its})`
  const [row] = await transaction
    .insert(comments)
    .values({ ...comment, position: next })
    .returning({ position: comments.position })
  return row!.position
}

/** Changes the text of a comment by its author; '' removes it. Returns whether there is such a comment. */
export async function changeCommentRow(
  query: Query,
  which: { readonly worksheetId: string; readonly threadId: string; readonly id: string },
  userId: string,
  body: string,
): Promise<boolean> {
  const now = new Date()
  const set = body === '' ? { removedAt: now, suggestion: null, mentions: [] } : { editedAt: now }
  const rows = await query
    .update(comments)
    .set({ body, ...set })
    .where(
      and(
        eq(comments.worksheetId, which.worksheetId),
        eq(comments.threadId, which.threadId),
        eq(comments.id, which.id),
        eq(comments.userId, userId),
        isNull(comments.removedAt),
      ),
    )
    .returning({ id: comments.id })
  return rows.length > 0
}

/** @param by name of who resolves it; null opens it again. Returns whether there is such a thread. */
export async function setResolved(
  query: Query,
  worksheetId: string,
  threadId: string,
  by: string | null,
): Promise<boolean> {
  const rows = await query
    .update(commentThreads)
    .set({ resolvedAt: by === null ? null : new Date(), resolvedBy: by ?? '' })
    .where(and(eq(commentThreads.worksheetId, worksheetId), eq(commentThreads.id, threadId)))
    .returning({ id: commentThreads.id })
  return rows.length > 0
}

/** The least level that comments, by item; items without a row leave it to the project around them. */
export async function commentLevels(
  query: Query,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await query
    .select()
    .from(commentRights)
    .where(inArray(commentRights.itemId, [...itemIds]))
  return new Map(rows.map(({ itemId, rights }) => [itemId, rights]))
}

/** Level of those who may comment where sharing says nothing: who may edit. */
const EDIT = 3

/** The least level that comments on an item. @param outward ids of the item and of the projects around it */
export function leastCommenting(levels: ReadonlyMap<string, number>, outward: readonly string[]): Level {
  return (outward.map(id => levels.get(id)).find(level => level !== undefined) ?? EDIT) as Level
}

/** @param rights -1 leaves it to the project around the item */
export async function setCommentLevel(query: Query, itemId: string, rights: number): Promise<void> {
  if (rights === -1) await query.delete(commentRights).where(eq(commentRights.itemId, itemId))
  else
    await query
      .insert(commentRights)
      .values({ itemId, rights })
      .onConflictDoUpdate({ target: commentRights.itemId, set: { rights } })
}
