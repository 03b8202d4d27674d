/** Rows of the tokens of programs. A secret is shown once; its digest is stored. */
import type { TokenScope } from '@calcwright/contract'
import { and, desc, eq, gt, sql } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { apiTokens, users } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import { randomHash } from '../identifiers.ts'
import type { Visitor } from '../policies/policy.ts'
import { digestOf, newSecret } from '../sessions.ts'

export type TokenRow = typeof apiTokens.$inferSelect

/** Marks secrets, so that people and scanners of code recognise one. */
const PREFIX = 'cw_'

/** Precision of the time of last use; noting each use would write at every call. */
const NOTED_EVERY = 60_000

const DAY = 24 * 60 * 60 * 1000

/** Days before its end at which the person of a token gets a mail. */
const REMINDED_BEFORE = 7

/** Lives of up to this many days were short on purpose: nobody gets a mail about their end. */
const SHORT_LIFE = 14

/** When a token ends that lives for some days from now, and when its person gets the mail. */
function endIn(days: number): { readonly expiresAt: Date; readonly remindAt: Date | null } {
  const now = Date.now()
  return {
    expiresAt: new Date(now + days * DAY),
    remindAt: days > SHORT_LIFE ? new Date(now + (days - REMINDED_BEFORE) * DAY) : null,
  }
}

export interface TokenOptions {
  readonly userId: string
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly worksheetId: string | null
  readonly projectId: string | null
  readonly days: number
}

/** Returns the secret, which cannot be read again, and the row. */
export async function insertToken(
  query: Query,
  { days, scopes, ...options }: TokenOptions,
): Promise<{ secret: string; row: TokenRow }> {
  const secret = PREFIX + newSecret()
  const values = {
    ...options,
    scopes: [...new Set(scopes)],
    id: randomHash(),
    tokenHash: digestOf(secret),
    ...endIn(days),
  }
  const [row] = await query.insert(apiTokens).values(values).returning()
  return { secret, row: row as TokenRow }
}

/** Tokens of the person, the newest first. */
export function listTokens(query: Query, userId: string): Promise<TokenRow[]> {
  return query
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id)
}

/**
 * Lets a token of the person live on for some days from now. Returns null when the person has no such token, or when
 * it has ended.
 */
export async function extendToken(
  query: Query,
  userId: string,
  id: string,
  days: number,
): Promise<TokenRow | null> {
  const isAlive = gt(apiTokens.expiresAt, new Date())
  const [row] = await query
    .update(apiTokens)
    .set(endIn(days))
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id), isAlive))
    .returning()
  return row ?? null
}

/** Revokes a token of the person, and none of anybody else. Returns false when the person has no such token. */
export async function deleteToken(query: Query, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await query
    .delete(apiTokens)
    .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
  return rowCount === 1
}

/**
 * The person for whom a program calls. @param authorization header, `Bearer cw_…`. Throws Refused for a token
 * that is unknown, expired or revoked.
 */
export async function visitorOfToken(query: Query, authorization: string): Promise<Visitor> {
  const [, secret] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
  if (secret === undefined)
    throw new Refused(
      'token',
      'Send the token in the header of the request, as "Authorization: Bearer cw_…".',
    )
  const [row] = await query
    .select({
      userId: users.id,
      name: users.name,
      local: users.local,
      id: apiTokens.id,
      scopes: apiTokens.scopes,
      worksheetId: apiTokens.worksheetId,
      projectId: apiTokens.projectId,
      usedAt: apiTokens.usedAt,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, digestOf(secret)), gt(apiTokens.expiresAt, new Date())))
  if (!row)
    throw new Refused('token', 'This token is unknown, expired or revoked. Make another on the account page.')
  const { userId, name, local, usedAt, ...token } = row
  if (usedAt === null || usedAt.getTime() < Date.now() - NOTED_EVERY) await noteUse(query, token.id)
  return { userId, name, local, token }
}

async function noteUse(query: Query, id: string): Promise<void> {
  await query
    .update(apiTokens)
    .set({ usedAt: sql`now()` })
    .where(eq(apiTokens.id, id))
}
