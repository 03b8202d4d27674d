/** Rows of requests to check a worksheet. */
import { and, asc, count, eq } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { checkRequests } from '../db/review-schema.ts'
import { users, worksheets } from '../db/schema.ts'

export type CheckRequestRow = typeof checkRequests.$inferSelect

/** Requests of a worksheet with the names of those who were asked, the oldest first. */
export function requestsOf(query: Query, worksheetId: string) {
  return query
    .select({ request: checkRequests, name: users.name })
    .from(checkRequests)
    .innerJoin(users, eq(users.id, checkRequests.userId))
    .where(eq(checkRequests.worksheetId, worksheetId))
    .orderBy(asc(checkRequests.createdAt))
}

/** Asks again, by whom and with which words, where the person was asked before. */
export async function storeRequest(query: Query, request: typeof checkRequests.$inferInsert): Promise<void> {
  const { askedBy, askedByName, note } = request
  await query
    .insert(checkRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [checkRequests.worksheetId, checkRequests.userId],
      set: { askedBy, askedByName, note, createdAt: new Date() },
    })
}

/** Returns who has asked; null when nobody has. */
export async function endRequest(query: Query, worksheetId: string, userId: string): Promise<string | null> {
  const [row] = await query
    .delete(checkRequests)
    .where(and(eq(checkRequests.worksheetId, worksheetId), eq(checkRequests.userId, userId)))
    .returning({ askedBy: checkRequests.askedBy })
  return row?.askedBy ?? null
}

/** Number of worksheets, those in the trash left out, that a person was asked to check. */
export async function countRequests(query: Query, userId: string): Promise<number> {
  const [row] = await query
    .select({ count: count() })
    .from(checkRequests)
    .innerJoin(worksheets, eq(worksheets.id, checkRequests.worksheetId))
    .where(eq(checkRequests.userId, userId))
  return row?.count ?? 0
}
