import type { ResetPassword } from '@calcwright/contract'
import { eq } from '../db/drizzle.ts'
import type { Context } from '../commands/context.ts'
import type { Transaction } from '../db/database.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import { authorize } from '../policies/policy.ts'
import { type Device, type SignedIn, endSessions, startSession } from '../sessions.ts'
import { markDevice } from './known-devices.ts'
import { readLink, removeLinksOf, takeLink } from './links.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { orRefuseTakenEmail, storePassword } from './people.ts'

/** Sets a new password by a link, signs everybody out of the account and begins a session. */
export async function resetPassword(
  context: Context,
  given: ResetPassword,
  device: Device,
): Promise<SignedIn> {
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
      return replacePassword(transaction, userId, hash, device)
    }),
  )
  if (link.userId !== null) await context.rightsWatch.changed({ users: [link.userId] })
  await context.mail.send({ to: link.email, template: 'password-changed', data: {} })
  return session
}

/** Ends all sessions and all links of the account, and begins a session. */
export async function replacePassword(
  transaction: Transaction,
  userId: string,
  hash: string,
  device: Device,
): Promise<SignedIn> {
  await storePassword(transaction, userId, hash)
  await endSessions(transaction, userId, null)
  await removeLinksOf(transaction, userId)
  const token = await startSession(transaction, userId, device)
  return { token, marks: markDevice(device.marks, { id: userId, passwordHash: hash }) }
}

/** The link proves the owner's address, which may be new: only somebody who reads the mail has it. */
async function proveEmail(transaction: Transaction, userId: string, email: string): Promise<void> {
  await transaction.update(users).set({ email, emailVerified: true }).where(eq(users.id, userId))
}
