/** The second step of signing in: a code of an app (TOTP, RFC 6238), or a recovery code where the app is lost. */
import { Secret, TOTP } from 'otpauth'
import type { Context } from '../context.ts'
import type { Query, Transaction } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { Refused } from '../failure.ts'
import { installationSecret } from '../installation-secret.ts'
import { seal, unseal } from '../seal.ts'
import { digestOf } from '../sessions.ts'

/** Seconds that a code stands for. */
const PERIOD = 30
/** Steps by which the clock of a phone may differ. */
const WINDOW = 1
/** Bytes of a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20

export const newTwoStepSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** @param account as the app shows it */
export const generatorOf = (secret: string, account = ''): TOTP =>
  new TOTP({ issuer: 'Calcwright', label: account, secret: Secret.fromBase32(secret), period: PERIOD })

const about = (userId: string): string => `two-step ${userId}`

export async function sealSecret(query: Query, userId: string, secret: string): Promise<Buffer> {
  return seal(await installationSecret(query, 'two-step'), about(userId), secret)
}

interface StoredSecret {
  readonly secret: Buffer
  readonly on: boolean
  readonly [column: string]: unknown
}

/** The stored secret of a person; null for none. */
export async function readTwoStep(query: Query | Transaction, userId: string): Promise<StoredSecret | null> {
  const { rows } = await query.execute<StoredSecret>(sql`
    select secret, confirmed_at is not null as on from two_step_secrets where user_id = ${userId}`)
  return rows[0] ?? null
}

/** Whether signing in takes a code besides the password. */
export async function hasTwoStep(query: Query | Transaction, userId: string): Promise<boolean> {
  return (await readTwoStep(query, userId))?.on ?? false
}

/**
 * Whether somebody with the right password may sign in. Returns false where a code is needed and none was given. Throws
 * Refused for a wrong one, and counts it first, so that simultaneous attempts count as well.
 */
export async function passesSecondStep(
  context: Pick<Context, 'query' | 'limiter'>,
  userId: string,
  code: string | undefined,
): Promise<boolean> {
  const stored = await readTwoStep(context.query, userId)
  if (!stored?.on) return true
  if (code === undefined || code.trim() === '') return false
  await context.limiter.count('code-of', userId)
  const given = plainCode(code)
  const right =
    (await usesAppCode(context.query, userId, stored, given)) ||
    (await usesRecoveryCode(context.query, userId, given))
  if (!right) throw new Refused('invalid', 'The code is wrong, or was used before. Wait for the next one.')
  await context.limiter.forgive('code-of', userId)
  return true
}

/** Takes a code of the app; each works once. */
export async function usesAppCode(
  query: Query,
  userId: string,
  { secret }: Pick<StoredSecret, 'secret'>,
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return false
  const opened = unseal(await installationSecret(query, 'two-step'), about(userId), secret)
  const now = Date.now()
  const delta = generatorOf(opened as string).validate({ token: code, timestamp: now, window: WINDOW })
  if (delta === null) return false
  const step = Math.floor(now / 1000 / PERIOD) + delta
  const { rowCount } = await query.execute(sql`
    update two_step_secrets set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    where user_id = ${userId} and last_step < ${step} and secret = ${secret}`)
  return rowCount === 1
}

async function usesRecoveryCode(query: Query, userId: string, code: string): Promise<boolean> {
  const { rowCount } = await query.execute(sql`
    delete from recovery_codes where user_id = ${userId} and code_hash = ${digestOf(code)}`)
  return rowCount === 1
}

/** A code as it is compared: people type spaces, hyphens and capitals. */
export const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[\s-]+/g, '')

/** Switches the second step off, as its person or the operator asks. */
export async function removeTwoStep(query: Query | Transaction, userId: string): Promise<void> {
  await query.execute(sql`delete from two_step_secrets where user_id = ${userId}`)
  await query.execute(sql`delete from recovery_codes where user_id = ${userId}`)
}
