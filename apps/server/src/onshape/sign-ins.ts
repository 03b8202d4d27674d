/** The tokens of people for Onshape, encrypted in the database. */
import { eq } from '../db/drizzle.ts'
import * as z from 'zod/mini'
import type { Query } from '../db/database.ts'
import { onshapeSignIns } from '../db/onshape-schema.ts'
import type { Token } from './answers.ts'
import { isRevoked, refreshTokens } from './oauth.ts'
import { seal, unseal } from '../seal.ts'
import type { OnshapeSettings } from './settings.ts'

/** A token that ends within these milliseconds is renewed first. */
const EARLY = 60_000

const Stored = z.object({ access: z.string(), refresh: z.string() })

const about = (userId: string): string => `onshape tokens of ${userId}`

export async function storeTokens(
  query: Query,
  { tokenKey }: OnshapeSettings,
  userId: string,
  token: Token,
  formerRefresh = '',
): Promise<void> {
  const stored = { access: token.access_token, refresh: token.refresh_token ?? formerRefresh }
  const values = {
    tokens: seal(tokenKey, about(userId), stored),
    expiresAt: new Date(Date.now() + token.expires_in * 1000),
  }
  await query
    .insert(onshapeSignIns)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: onshapeSignIns.userId, set: values })
}

export async function forgetTokens(query: Query, userId: string): Promise<void> {
  await query.delete(onshapeSignIns).where(eq(onshapeSignIns.userId, userId))
}

export async function isSignedIn(query: Query, userId: string): Promise<boolean> {
  return (await query.$count(onshapeSignIns, eq(onshapeSignIns.userId, userId))) > 0
}

/**
 * The access token of a person. The row is locked while the token is renewed: a refresh token may be good for
 * one use, and several processes may ask at once.
 * @param refused a token that Onshape has just refused, which is renewed whatever its time
 * @returns null where there is none, or where it was revoked; the sign-in is forgotten then
 */
export function accessToken(
  query: Query,
  settings: OnshapeSettings,
  userId: string,
  refused?: string,
): Promise<string | null> {
  return query.transaction(async transaction => {
    const mine = eq(onshapeSignIns.userId, userId)
    const [row] = await transaction.select().from(onshapeSignIns).where(mine).for('update')
    if (!row) return null
    const tokens = Stored.safeParse(unseal(settings.tokenKey, about(userId), row.tokens))
    // The key was changed since, so the tokens cannot be decrypted any more.
    if (!tokens.success) return forgotten(transaction, userId)
    const { access, refresh } = tokens.data
    if (access !== refused && row.expiresAt.getTime() > Date.now() + EARLY) return access
    try {
      const token = await refreshTokens(settings, refresh)
      await storeTokens(transaction, settings, userId, token, refresh)
      return token.access_token
    } catch (error) {
      if (isRevoked(error)) return forgotten(transaction, userId)
      throw error
    }
  })
}

async function forgotten(query: Query, userId: string): Promise<null> {
  await forgetTokens(query, userId)
  return null
}
