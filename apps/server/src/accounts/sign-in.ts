import type { SignIn } from '@calcwright/contract'
import type { Context } from '../context.ts'
import { Refused } from '../failure.ts'
import { authorize } from '../policies/policy.ts'
import { type Device, type SignedIn, replaceSession } from '../sessions.ts'
import { deviceMarkOf, markDevice } from './known-devices.ts'
import { networkOf } from '../http/client.ts'
import type { LimitName } from './limiter.ts'
import { checkPassword } from './passwords.ts'
import { passesSecondStep } from './two-step.ts'
import { type UserWithPassword, findWithPassword } from './people.ts'

/**
 * Begins a session. A wrong address gets the same answer as a wrong password, after the same time.
 * @returns null where the code of the second step is needed as well
 */
export async function signIn(
  context: Context,
  { email, password, code }: SignIn,
  device: Device,
  /** Former session of the browser, which ends. */
  before: string | null,
): Promise<SignedIn | null> {
  authorize('sign_in', context.visitor, null)
  const user = await confirmPassword(context, { email, password, device }, () =>
    findWithPassword(context.query, { email }),
  )
  if (user === null) throw new Refused('invalid', 'The e-mail address or the password is wrong.')
  if (!(await passesSecondStep(context, user.id, code))) return null
  const token = await replaceSession(context.query, user.id, device, before)
  return { token, marks: markDevice(device.marks, user) }
}

interface Given {
  readonly email: string
  readonly password: string
  readonly device: Device
}

/**
 * Returns the user that `find` gives when the password is right, else null. Counts each attempt before
 * checking it, so that simultaneous attempts count as well.
 */
export async function confirmPassword(
  { limiter }: Context,
  { email, password, device }: Given,
  find: () => Promise<UserWithPassword | null>,
): Promise<UserWithPassword | null> {
  const user = await find()
  const tries = countersOf(email, device.address, deviceMarkOf(device.marks, user))
  for (const [limit, key] of tries) await limiter.count(limit, key)
  if (!(await checkPassword(password, user?.passwordHash ?? null))) return null
  for (const [limit, key] of tries) await limiter.forgive(limit, key)
  return user
}

/** Counters of an attempt. Attempts of others do not count for a browser that the person has used before. */
function countersOf(
  email: string,
  address: string,
  mark: string | null,
): readonly (readonly [LimitName, string])[] {
  if (mark !== null) return [['sign-in-known', mark]]
  return [
    ['sign-in-from', address],
    ['sign-in-pair', `${networkOf(address)} ${email}`],
    ['sign-in-to', email],
  ]
}
