/** Signing in by a passkey: a key and a finger, face or PIN, so that neither a password nor a code is asked for. */
import type { PasskeyOptions, SignInByPasskey } from '@calcwright/contract'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Context } from '../context.ts'
import { Refused } from '../failure.ts'
import { authorize } from '../policies/policy.ts'
import { type Device, type SignedIn, replaceSession } from '../sessions.ts'
import { markDevice } from './known-devices.ts'
import { CHALLENGE_MILLISECONDS, newChallenge, takeChallenge } from './passkey-challenges.ts'
import { findPasskey, noteUse } from './passkey-rows.ts'
import { siteOf } from './passkey-site.ts'
import { findWithPassword } from './people.ts'

/** The same for everybody: the device lists the keys that it has for this site. */
export async function passkeyChallenge(context: Context, page: string): Promise<PasskeyOptions> {
  authorize('passkey_challenge', context.visitor, null)
  const options = await generateAuthenticationOptions({
    rpID: siteOf(page).host,
    challenge: await newChallenge(context.query, 'sign-in'),
    timeout: CHALLENGE_MILLISECONDS,
    userVerification: 'required',
  })
  return { success: true, options: { ...options } as unknown as PasskeyOptions['options'] }
}

/**
 * Begins a session for whoever has the key.
 * @param before former session of the browser, which ends
 * @param page origin of the page that asks
 */
export async function signInByPasskey(
  context: Context,
  { credential }: SignInByPasskey,
  {
    device,
    before,
    page,
  }: { readonly device: Device; readonly before: string | null; readonly page: string },
): Promise<SignedIn> {
  authorize('sign_in_by_passkey', context.visitor, null)
  const site = siteOf(page)
  await context.limiter.count('sign-in-from', device.address)
  const key = await findPasskey(context.query, credential.id)
  const user = key && (await findWithPassword(context.query, { id: key.userId }))
  if (!user)
    throw new Refused(
      'invalid',
      'This passkey is not known here: it may have been removed from the account. Sign in by the password.',
    )
  let challenge = ''
  const { verified, authenticationInfo: used } = await verifyAuthenticationResponse({
    response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: given => {
      challenge = given
      return true
    },
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential: { id: key.id, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
    requireUserVerification: true,
  }).catch(wrong)
  if (!verified) throw wrong()
  const token = await context.query.transaction(async transaction => {
    await takeChallenge(transaction, 'sign-in', challenge)
    if (!(await noteUse(transaction, key, used.newCounter))) throw wrong()
    return replaceSession(transaction, user.id, device, before)
  })
  await context.limiter.forgive('sign-in-from', device.address)
  return { token, marks: markDevice(device.marks, user) }
}

/** The library throws plain errors for wrong signatures, and for bytes that no browser sends. */
function wrong(cause?: unknown): never {
  throw new Refused('invalid', 'The answer of the passkey is wrong. Try again.', undefined, cause)
}
