/**
 * Mail about an account. The job decides here, after the answer, what is sent: the call itself does the same
 * work whether or not an address has an account, and so reveals nothing.
 */
import { PAGES } from '@calcwright/contract'
import type { Config } from '../config.ts'
import type { Query } from '../db/database.ts'
import { makeLink } from './links.ts'
import { findByEmail } from './people.ts'
import type { Mail } from '../mail/mail.ts'
import { eq } from '../db/drizzle.ts'
import { invitations } from '../db/sharing-schema.ts'

/** Somebody has asked for a link to this address. */
export type AccountMail =
  | { readonly kind: 'sign-up'; readonly email: string }
  | { readonly kind: 'reset'; readonly email: string }
  /** The person wants to have this address. */
  | { readonly kind: 'email'; readonly email: string; readonly userId: string }

/** Returns null when nothing is to be sent. */
export async function accountMail(
  query: Query,
  { signUp }: Pick<Config, 'signUp'>,
  asked: AccountMail,
): Promise<Mail | null> {
  const { kind, email } = asked
  const user = await findByEmail(query, email)
  const link = (userId: string | null) => makeLink(query, { kind, email, userId })
  switch (kind) {
    case 'reset':
      return user && { to: email, template: 'reset', data: { path: await link(user.id) } }
    case 'email':
      if (user) return user.id === asked.userId ? null : accountExists(email)
      return { to: email, template: 'confirm-email', data: { path: await link(asked.userId) } }
    case 'sign-up':
      if (user) return accountExists(email)
      if (signUp === 'closed' || (signUp === 'invited' && !(await isInvited(query, email)))) return null
      return { to: email, template: 'sign-up', data: { path: await link(null) } }
  }
}

const accountExists = (email: string): Mail => ({
  to: email,
  template: 'account-exists',
  data: { path: PAGES.signIn },
})

/** Whether somebody has invited this address. */
async function isInvited(query: Query, email: string): Promise<boolean> {
  const [invitation] = await query
    .select({ itemId: invitations.itemId })
    .from(invitations)
    .where(eq(invitations.email, email))
    .limit(1)
  return invitation !== undefined
}
