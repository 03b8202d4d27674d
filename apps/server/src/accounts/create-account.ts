import type { CreateAccount } from '@calcwright/contract'
import type { Context } from '../commands/context.ts'
import { users } from '../db/schema.ts'
import { randomHash } from '../identifiers.ts'
import { authorize } from '../policies/policy.ts'
import { type Device, startSession } from '../sessions.ts'
import { claimByEmail } from '../sharing/invitations.ts'
import { readLink, takeLink } from './links.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './passwords.ts'
import { orRefuseTakenEmail, storePassword } from './people.ts'

/** Makes the account that a sign-up link is for. Returns the token of its first session. */
export async function createAccount(context: Context, given: CreateAccount, device: Device): Promise<string> {
  authorize('create_account', context.visitor, null)
  const { token, name, password } = given
  const { email } = await readLink(context.query, token)
  checkNewPassword(password, [name, email])
  const hash = await hashPassword(password)
  const id = randomHash()
  const session = await orRefuseTakenEmail(() =>
    context.query.transaction(async transaction => {
      const link = await takeLink(transaction, token, 'sign-up')
      await transaction
        .insert(users)
        .values({ id, name, email: link.email, emailVerified: true, welcomed: true })
      await storePassword(transaction, id, hash)
      return startSession(transaction, id, device)
    }),
  )
  await claimByEmail(context.query, id)
  return session
}
