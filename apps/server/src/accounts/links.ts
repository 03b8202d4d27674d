/**
 * Links sent by e-mail, which prove that somebody reads the address. The database holds only a digest of each
 * secret.
 */
import { type LinkKind, PAGES } from '@calcwright/contract'
import { and, eq, gt, lt } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'
import { accountLinks } from '../db/account-schema.ts'
import { Refused } from '../failure.ts'
import { digestOf, newSecret } from '../sessions.ts'

/** Hours until a link expires. */
const HOURS: Record<LinkKind, number> = { 'sign-up': 24, reset: 2, email: 24 }

export interface NewLink {
  readonly kind: LinkKind
  /** The address that the link proves. */
  readonly email: string
  /** Account that the link belongs to; null for a sign-up. */
  readonly userId: string | null
}

export type AccountLinkRow = typeof accountLinks.$inferSelect

/** The page that takes links of a kind. The secret stands behind #, which browsers do not send to servers. */
const PAGE_OF: Record<LinkKind, string> = {
  'sign-up': PAGES.signUp,
  reset: PAGES.reset,
  email: PAGES.confirmEmail,
}

/** Returns the path of the link. */
export async function makeLink(query: Query, { kind, email, userId }: NewLink): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(Date.now() + HOURS[kind] * 60 * 60 * 1000)
  await query.insert(accountLinks).values({ tokenHash: digestOf(token), kind, email, userId, expiresAt })
  return `${PAGE_OF[kind]}#${token}`
}

const usable = (token: string) =>
  and(eq(accountLinks.tokenHash, digestOf(token)), gt(accountLinks.expiresAt, new Date()))

/** Reads a link, which stays usable. Throws Refused when it does not exist or has expired. */
export async function readLink(query: Query, token: string): Promise<AccountLinkRow> {
  const [link] = await query.select().from(accountLinks).where(usable(token))
  return link ?? refuse()
}

/** Uses a link up. Of several attempts one succeeds, and only if `transaction` commits. */
export async function takeLink(
  transaction: Transaction,
  token: string,
  kind: LinkKind,
): Promise<AccountLinkRow> {
  const [link] = await transaction
    .delete(accountLinks)
    .where(and(usable(token), eq(accountLinks.kind, kind)))
    .returning()
  return link ?? refuse()
}

/** Removes unused links of the person, because the address or password that they were for has changed. */
export async function removeLinksOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(accountLinks).where(eq(accountLinks.userId, userId))
}

export async function removeExpiredLinks(query: Query): Promise<void> {
  await query.delete(accountLinks).where(lt(accountLinks.expiresAt, new Date()))
}

function refuse(): never {
  throw new Refused('invalid', 'This link has been used already, or is too old. Ask for a new one.')
}
