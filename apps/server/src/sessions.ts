/** Who is asking: the session named by a cookie, or the person at this computer. */
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Query } from './db/database.ts'
import { sessions, users } from './db/schema.ts'
import type { Visitor } from './policies/policy.ts'

/** Browsers keep a cookie no longer than this. */
export const SESSION_SECONDS = 400 * 24 * 60 * 60

const LOCAL_OWNER = { id: 'local-owner', name: 'Local owner', local: true } as const

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export async function findVisitor(query: Query, token: string): Promise<Visitor | null> {
  const [row] = await query
    .select({ userId: users.id, name: users.name, local: users.local })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, new Date())))
  return row ?? null
}

/** Returns the token for the cookie; only its digest is stored. */
export async function startSession(query: Query, userId: string, userAgent: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await query.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
    userAgent: userAgent.slice(0, 500),
  })
  return token
}

/** Nobody but the local owner has an account: whoever sits at this computer is that person. */
export async function findLocalOwner(query: Query): Promise<Visitor | null> {
  const rows = await query
    .select({ userId: users.id, name: users.name, local: users.local })
    .from(users)
    .limit(2)
  const [owner, other] = rows
  return owner?.local && !other ? owner : null
}

/** Makes the local owner's account on a database that has none. */
export async function makeLocalOwner(query: Query): Promise<void> {
  const [anybody] = await query.select({ id: users.id }).from(users).limit(1)
  if (!anybody) await query.insert(users).values(LOCAL_OWNER).onConflictDoNothing()
}

/** True once for each account, however many ask at the same time. */
export async function welcome(query: Query, userId: string): Promise<boolean> {
  const told = await query
    .update(users)
    .set({ welcomed: true })
    .where(and(eq(users.id, userId), eq(users.welcomed, false)))
    .returning({ id: users.id })
  return told.length > 0
}
