/** Sessions: the one named by a cookie, or that of the person at this computer. */
import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt, ne } from './db/drizzle.ts'
import { userPasswords } from './db/account-schema.ts'
import type { Query, Transaction } from './db/database.ts'
import { sessions, users } from './db/schema.ts'
import type { Visitor } from './policies/policy.ts'

/** Milliseconds without use after which a session ends. */
const SESSION_MILLISECONDS = 90 * 24 * 60 * 60 * 1000

/** Precision of the time of last use; noting each use would write at every call. */
const NOTED_EVERY = 60 * 60 * 1000

const LOCAL_OWNER = { id: 'local-owner', name: 'Local owner', local: true } as const

/** Stored form of a secret. Readers of the database cannot derive the secret, which is too long to guess. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** 256 bits, in the form of cookies and links. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export interface Session {
  /** Digest of the token, which names the session without revealing it. */
  readonly id: string
  readonly visitor: Visitor
}

/** Device that uses a session. */
export interface Device {
  readonly userAgent: string
  /** Network address. */
  readonly address: string
  /** Marks of the people who have signed in with this browser. */
  readonly marks?: string | undefined
}

/** Values for the cookies of a browser after signing in. */
export interface SignedIn {
  /** Token of the session. */
  readonly token: string
  readonly marks: string
}

/** Returns null for an unknown token or an expired session. */
export async function findSession(query: Query, token: string, address: string): Promise<Session | null> {
  const id = digestOf(token)
  const [row] = await query
    .select({ userId: users.id, name: users.name, local: users.local, usedAt: sessions.updatedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, id), gt(sessions.expiresAt, new Date())))
  if (!row) return null
  const { usedAt, ...visitor } = row
  if (usedAt.getTime() < Date.now() - NOTED_EVERY) await noteUse(query, id, address)
  return { id, visitor }
}

/** Whether a session that was found before is still valid. */
export async function sessionLasts(query: Query, id: string): Promise<boolean> {
  const [row] = await query
    .select({ id: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, id), gt(sessions.expiresAt, new Date())))
  return row !== undefined
}

async function noteUse(query: Query, id: string, address: string): Promise<void> {
  await query
    .update(sessions)
    .set({ updatedAt: new Date(), expiresAt: expiry(), ipAddress: address })
    .where(eq(sessions.tokenHash, id))
}

const expiry = (): Date => new Date(Date.now() + SESSION_MILLISECONDS)

/** Returns the token for the cookie; only its digest is stored. */
export async function startSession(
  query: Query | Transaction,
  userId: string,
  { userAgent, address }: Device,
): Promise<string> {
  const token = newSecret()
  await query.insert(sessions).values({
    tokenHash: digestOf(token),
    userId,
    expiresAt: expiry(),
    userAgent: userAgent.slice(0, 500),
    ipAddress: address,
  })
  return token
}

/**
 * Begins a session in the place of the former one of a browser.
 * @param before of whoever has used the browser; null for none
 */
export async function replaceSession(
  query: Query | Transaction,
  userId: string,
  device: Device,
  before: string | null,
): Promise<string> {
  if (before !== null) await query.delete(sessions).where(eq(sessions.tokenHash, before))
  return startSession(query, userId, device)
}

/** Sessions of the person, the last used first. */
export function listSessions(query: Query, userId: string) {
  return query
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt))
}

/** Ends one session of the person, and none of anybody else. */
export async function endSession(query: Query, userId: string, id: string): Promise<void> {
  await query.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, id)))
}

/** @param except session that stays; null for none */
export async function endSessions(
  query: Query | Transaction,
  userId: string,
  except: string | null,
): Promise<void> {
  const others = except === null ? undefined : ne(sessions.tokenHash, except)
  await query.delete(sessions).where(and(eq(sessions.userId, userId), others))
}

export async function removeExpiredSessions(query: Query): Promise<void> {
  await query.delete(sessions).where(lt(sessions.expiresAt, new Date()))
}

/**
 * The local owner, as long as nobody else has an account and the owner has no password: whoever sits at this
 * computer is that person. A session that began without a password would outlive this state.
 */
export async function findLocalOwner(query: Query): Promise<Visitor | null> {
  const rows = await query
    .select({ userId: users.id, name: users.name, local: users.local, password: userPasswords.hash })
    .from(users)
    .leftJoin(userPasswords, eq(userPasswords.userId, users.id))
    .limit(2)
  const [owner, other] = rows
  if (!owner?.local || owner.password !== null || other) return null
  const { password: _, ...visitor } = owner
  return visitor
}

/** Makes the local owner's account on a database that has none. */
export async function makeLocalOwner(query: Query): Promise<void> {
  const [anybody] = await query.select({ id: users.id }).from(users).limit(1)
  if (!anybody) await query.insert(users).values(LOCAL_OWNER).onConflictDoNothing()
}

/** Returns true once for each account, even for simultaneous calls. */
export const welcome = (query: Query, userId: string): Promise<boolean> => markOnce(query, userId, 'welcomed')

/** Notes that an account has seen or done something; false where it had been noted before. */
export async function markOnce(
  query: Query,
  userId: string,
  mark: 'welcomed' | 'equalPopup',
): Promise<boolean> {
  const marked = await query
    .update(users)
    .set({ [mark]: true })
    .where(and(eq(users.id, userId), eq(users[mark], false)))
    .returning({ id: users.id })
  return marked.length > 0
}
