/** Calls by which people add, name and remove passkeys of their accounts. */
import type {
  AddPasskey,
  Done,
  PasskeyAdded,
  PasskeyEntry,
  PasskeyList,
  PasskeyOptions,
  RenamePasskey,
} from '@calcwright/contract'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { type Context, toUnixTime } from '../context.ts'
import { Refused } from '../failure.ts'
import { type Visitor, authorize } from '../policies/policy.ts'
import type { Device } from '../sessions.ts'
import { confirmOwnPassword } from './change-account.ts'
import { CHALLENGE_MILLISECONDS, newChallenge, takeChallenge } from './passkey-challenges.ts'
import { type PasskeyRow, insertPasskey, passkeysOf, removeRows, renameRow } from './passkey-rows.ts'
import { siteOf } from './passkey-site.ts'
import { emailOf } from './people.ts'

/** Ways of signing by their numbers in COSE: EdDSA, ES256, RS256, which all devices together have. */
const ALGORITHMS = [-8, -7, -257]

const entryOf = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyEntry => ({
  id,
  name,
  created_at: toUnixTime(createdAt),
  last_used_at: lastUsedAt && toUnixTime(lastUsedAt),
})

export async function listPasskeys({ query, visitor }: Context): Promise<PasskeyList> {
  authorize('list_passkeys', visitor, null)
  const rows = await passkeysOf(query, (visitor as Visitor).userId)
  return { success: true, passkeys: rows.map(entryOf) }
}

/**
 * Gives what a browser makes a key from, once the password of the account, if it has one, is right.
 * @param page origin of the page that asks
 */
export async function beginPasskey(
  context: Context,
  { password }: { readonly password?: string | undefined },
  device: Device,
  page: string,
): Promise<PasskeyOptions> {
  authorize('begin_passkey', context.visitor, null)
  const { host } = siteOf(page)
  const user = await confirmOwnPassword(context, password, device)
  if (user.email === null)
    throw new Refused('invalid', 'Set an e-mail address first: your devices list the passkey under it.')
  const options = await generateRegistrationOptions({
    rpName: 'Calcwright',
    rpID: host,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    challenge: await newChallenge(context.query, `add ${user.id}`),
    timeout: CHALLENGE_MILLISECONDS,
    supportedAlgorithmIDs: ALGORITHMS,
    // A key that a device cannot list would need an address at signing in; one without a finger, face or PIN would be
    // a password that whoever finds the device has.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: (await passkeysOf(context.query, user.id)).map(({ id, transports }) => ({
      id,
      transports: [...transports],
    })),
  })
  return { success: true, options: { ...options } as unknown as PasskeyOptions['options'] }
}

/** Stores the key that the browser has made. */
export async function addPasskey(
  context: Context,
  { name, credential }: AddPasskey,
  page: string,
): Promise<PasskeyAdded> {
  authorize('add_passkey', context.visitor, null)
  const { origin, host } = siteOf(page)
  const { userId } = context.visitor as Visitor
  let challenge = ''
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: given => {
      challenge = given
      return true
    },
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(unusable)
  if (!made) throw unusable()
  const row = await context.query.transaction(async transaction => {
    await takeChallenge(transaction, `add ${userId}`, challenge)
    const { id, publicKey, counter } = made.credential
    const transports = credential.response.transports ?? []
    return insertPasskey(transaction, { id, userId, publicKey, counter, transports, name })
  })
  await tell(context, userId, 'passkey-added', name)
  return { success: true, passkey: entryOf(row) }
}

/** The library throws plain errors for bytes of all kinds that no browser sends. */
function unusable(cause?: unknown): never {
  throw new Refused(
    'invalid',
    'The browser has made no passkey that can be used here. Try again, or another device.',
    undefined,
    cause,
  )
}

export async function renamePasskey(context: Context, { id, name }: RenamePasskey): Promise<Done> {
  authorize('rename_passkey', context.visitor, null)
  if (!(await renameRow(context.query, (context.visitor as Visitor).userId, id, name))) throw gone()
  return { success: true }
}

export async function removePasskey(context: Context, id: string): Promise<Done> {
  authorize('remove_passkey', context.visitor, null)
  const { userId } = context.visitor as Visitor
  const found = (await passkeysOf(context.query, userId)).find(row => row.id === id)
  if (!found || (await removeRows(context.query, userId, id)) === 0) throw gone()
  await tell(context, userId, 'passkey-removed', found.name)
  return { success: true }
}

const gone = () => new Refused('not-found', 'This passkey is none of yours, or was removed already.')

async function tell(
  { query, mail }: Context,
  userId: string,
  template: 'passkey-added' | 'passkey-removed',
  name: string,
): Promise<void> {
  const to = await emailOf(query, userId)
  if (to !== null) await mail.send({ to, template, data: { name } })
}
