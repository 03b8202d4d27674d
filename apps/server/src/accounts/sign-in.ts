import type { SignIn } from '@calcwright/contract'
import { eq } from 'drizzle-orm'
import type { Context } from '../commands/context.ts'
import { sessions } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import { authorize } from '../policies/policy.ts'
import { type Device, startSession } from '../sessions.ts'
import { networkOf } from './limiter.ts'
import { checkPassword } from './passwords.ts'
import { type UserWithPassword, findWithPassword } from './people.ts'

/** Returns the token of a new session. A wrong address is answered like a wrong password, and as late. */
export async function signIn(
  context: Context,
  { email, password }: SignIn,
  device: Device,
  /** The session of the browser until now, which ends. */
  before: string | null,
): Promise<string> {
  authorize('sign_in', context.visitor, null)
  const user = await confirmPassword(context, { email, password, address: device.address }, () =>
    findWithPassword(context.query, { email }),
  )
  if (user === null) throw new Refused('invalid', 'The e-mail address or the password is wrong.')
  if (before !== null) await context.query.delete(sessions).where(eq(sessions.tokenHash, before))
  return startSession(context.query, user.id, device)
}

interface Given {
  readonly email: string
  readonly password: string
  /** Of the network. */
  readonly address: string
}

/**
 * The user that `find` gives, when the password is theirs; else null. Counts wrong ones, and before it
 * looks: tries that come at the same time count too.
 */
export async function confirmPassword(
  { limiter }: Context,
  { email, password, address }: Given,
  find: () => Promise<UserWithPassword | null>,
): Promise<UserWithPassword | null> {
  const tries = [
    ['sign-in-from', address],
    ['sign-in-pair', `${networkOf(address)} ${email}`],
    ['sign-in-to', email],
  ] as const
  for (const [limit, key] of tries) await limiter.count(limit, key)
  const user = await find()
  if (!(await checkPassword(password, user?.passwordHash ?? null))) return null
  for (const [limit, key] of tries) await limiter.forgive(limit, key)
  return user
}
