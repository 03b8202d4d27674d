/**
 * Challenges that passkeys sign. A challenge is sealed by this installation and names what it is for and until when,
 * so that nothing is stored before a key has answered it.
 */
import type { Query, Transaction } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { Refused } from '../failure.ts'
import { installationSecret } from '../installation-secret.ts'
import { seal, unseal } from '../seal.ts'
import { digestOf } from '../sessions.ts'

/** Milliseconds for which somebody may take the time to touch a key or to find a phone. */
export const CHALLENGE_MILLISECONDS = 5 * 60_000

/** The purpose of a challenge: signing in, or adding a key to the account of a person. */
type Purpose = 'sign-in' | `add ${string}`

export async function newChallenge(query: Query, purpose: Purpose): Promise<Uint8Array<ArrayBuffer>> {
  const until = Date.now() + CHALLENGE_MILLISECONDS
  return new Uint8Array(seal(await installationSecret(query, 'passkey'), purpose, until))
}

/**
 * Notes that a challenge was answered, in the transaction of what comes of it. Throws Refused for one that is too old,
 * was made for something else, or was answered before.
 * @param challenge in base64url, as the answer of the browser has it
 */
export async function takeChallenge(
  transaction: Transaction,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  const key = await installationSecret(transaction, 'passkey')
  const until = unseal(key, purpose, Buffer.from(challenge, 'base64url'))
  if (typeof until !== 'number' || until < Date.now()) throw tooLate()
  const { rowCount } = await transaction.execute(sql`
    insert into answered_challenges (digest, expires_at)
    values (${digestOf(challenge)}, ${new Date(until)}) on conflict do nothing`)
  if (rowCount === 0) throw tooLate()
}

const tooLate = () =>
  new Refused('invalid', 'The passkey was asked too long ago, or has answered already. Try again.')

export async function removeExpiredChallenges(query: Query): Promise<void> {
  await query.execute(sql`delete from answered_challenges where expires_at < now()`)
}
