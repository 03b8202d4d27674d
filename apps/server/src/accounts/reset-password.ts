import type { ResetPassword } from '@calcwright/contract'
import { eq } from '../db/drizzle.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import { authorize } from '../policies/policy.ts'
import { type Device, type SignedIn, endSessions, startSession } from '../sessions.ts'
import { markDevice } from './known-devices.ts'
import { readLink, removeLinksOf, takeLink } from './links.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { passkeysOf } from './passkey-rows.ts'
import { orRefuseTakenEmail, storePassword } from './people.ts'
import { hasTwoStep } from './two-step.ts'

/**
 * Sets a new password by a link, signs everybody out of the account and begins a session.
 * @returns null where signing in takes a code as well, which the link does not replace
 */
export async function resetPassword(
  context: Context,
  given: ResetPassword,
  device: Device,
): Promise<SignedIn | null> {
  authorize('reset_password', context.visitor, null)
  const { token, password } = given
  const link = await readLink(context.query, token)
  await checkNewPassword(password, [link.email])
  const hash = await hashPassword(password)
  const session = await orRefuseTakenEmail(() =>
    context.query.transaction(async transaction => {
      const { userId, email } = await takeLink(transaction, token, 'reset')
      if (userId === null) throw new Refused('invalid', 'This link is for no account.')
      await proveEmail(transaction, userId, email)
      if (!(await hasTwoStep(transaction, userId))) return replacePassword(transaction, userId, hash, device)
      await storeNewPassword(transaction, userId, hash)
      return null
    }),
  )
  if (link.userId !== null) await context.rightsWatch.changed({ users: [link.userId] })
  await tellOfPassword(context, link.userId, link.email)
  return session
}

/** Notifies the person, also of the passkeys that open the account as before. */
export async function tellOfPassword(
  { query, mail }: Pick<Context, 'query' | 'mail'>,
  userId: string | null,
  email: string,
): Promise<void> {
  const passkeys = userId === null ? 0 : (await passkeysOf(query, userId)).length
  await mail.send({ to: email, template: 'password-changed', data: { passkeys } })
}

/** Ends all sessions and all links of the account, and begins a session. */
export async function replacePassword(
  transaction: Transaction,
  userId: string,
  hash: string,
  device: Device,
): Promise<SignedIn> {
  await storeNewPassword(transaction, userId, hash)
  const token = await startSession(transaction, userId, device)
  return { token, marks: markDevice(device.marks, { id: userId, passwordHash: hash }) }
}

/** Ends all sessions and all links of the account. */
async function storeNewPassword(transaction: Transaction, userId: string, hash: string): Promise<void> {
  await storePassword(transaction, userId, hash)
  await endSessions(transaction, userId, null)
  await removeLinksOf(transaction, userId)
}

/** The link proves the owner's address, which may be new: only somebody who reads the mail has it. */
async function proveEmail(transaction: Transaction, userId: string, email: string): Promise<void> {
  await transaction.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId))
}
