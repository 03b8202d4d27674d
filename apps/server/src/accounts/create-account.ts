import type { CreateAccount } from '@calcwright/contract'
import type { Context } from '../context.ts'
import { users } from '../db/schema.ts'
import { randomHash } from '../identifiers.ts'
import { authorize } from '../policies/policy.ts'
import { type Device, type SignedIn, startSession } from '../sessions.ts'
import { addressOfInvitation, claimByEmail } from '../sharing/invitations.ts'
import { refuseWhenClosed } from './ask-for-link.ts'
import { markDevice } from './known-devices.ts'
import { readLink, takeLink } from './links.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { orRefuseTakenEmail, storePassword } from './people.ts'

/** Makes the account that a sign-up link, or the mail of an invitation, is for, and begins its first session. */
export async function createAccount(
  context: Context,
  given: CreateAccount,
  device: Device,
): Promise<SignedIn> {
  authorize('create_account', context.visitor, null)
  const { token: secret, name, password } = given
  const invited = await addressOfInvitation(context.query, secret)
  if (invited !== null) await refuseWhenClosed(context)
  const email = invited ?? (await readLink(context.query, secret)).email
  await checkNewPassword(password, [name, email])
  const hash = await hashPassword(password)
  const id = randomHash()
  const token = await orRefuseTakenEmail(() =>
    context.query.transaction(async transaction => {
      // The invitation is used up by its address, as are all others of it.
      if (invited === null) await takeLink(transaction, secret, 'sign-up')
      await transaction.insert(users).values({ id, name, email, emailVerified: true, welcomed: true })
      await storePassword(transaction, id, hash)
      return startSession(transaction, id, device)
    }),
  )
  await claimByEmail(context.query, id)
  return { token, marks: markDevice(device.marks, { id, passwordHash: hash }) }
}
