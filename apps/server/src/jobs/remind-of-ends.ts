/** Tells people by mail, once, that tokens of theirs end soon. */
import { PAGES } from '@calcwright/contract'
import { and, eq, gt, inArray, isNotNull, lte } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { apiTokens, users } from '../db/schema.ts'
import type { Jobs } from './jobs.ts'

/** Sends one mail to each person, about all of their tokens that are due. */
export async function remindOfEnds(query: Query, jobs: Jobs): Promise<void> {
  // A mail that cannot be queued leaves the tokens of its person as they are, for the next day.
  for (const { userId, email } of await peopleToRemind(query)) {
    await query.transaction(async change => {
      const now = new Date()
      const due = await change
        .update(apiTokens)
        .set({ remindAt: null })
        .where(and(eq(apiTokens.userId, userId), lte(apiTokens.remindAt, now), gt(apiTokens.expiresAt, now)))
        .returning({ name: apiTokens.name, expiresAt: apiTokens.expiresAt })
      if (due.length === 0) return // Another process was faster.
      const tokens = due
        .toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
        .map(({ name, expiresAt }) => ({ name, day: expiresAt.toISOString().slice(0, 10) }))
      await jobs.add('mail', { to: email, template: 'token-ends', data: { tokens, path: PAGES.account } })
    })
  }
}

async function peopleToRemind(query: Query): Promise<{ userId: string; email: string }[]> {
  const now = new Date()
  const isDue = and(lte(apiTokens.remindAt, now), gt(apiTokens.expiresAt, now))
  const owners = query.select({ userId: apiTokens.userId }).from(apiTokens).where(isDue)
  const rows = await query
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, owners), isNotNull(users.email)))
  return rows.flatMap(({ userId, email }) => (email === null ? [] : [{ userId, email }]))
}
