/** Calls by which people switch the second step of signing in on and off. */
import { randomInt } from 'node:crypto'
import type {
  ConfirmTwoStep,
  Done,
  OwnPassword,
  RecoveryCodes,
  TwoStep,
  TwoStepBegun,
} from '@calcwright/contract'
import { renderSVG } from 'uqr'
import type { Context } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { Refused } from '../failure.ts'
import { type Visitor, authorize } from '../policies/policy.ts'
import { type Device, digestOf } from '../sessions.ts'
import { confirmOwnPassword } from './change-account.ts'
import { type UserWithPassword, emailOf } from './people.ts'
import {
  generatorOf,
  hasTwoStep,
  newTwoStepSecret,
  plainCode,
  readTwoStep,
  removeTwoStep,
  sealSecret,
  usesAppCode,
} from './two-step.ts'

export async function ownTwoStep({ query, visitor }: Context): Promise<TwoStep> {
  authorize('two_step', visitor, null)
  const { userId } = visitor as Visitor
  const { rows } = await query.execute<{ left: number }>(
    sql`select count(*)::int as left from recovery_codes where user_id = ${userId}`,
  )
  return { success: true, on: await hasTwoStep(query, userId), recovery_codes_left: rows[0]?.left ?? 0 }
}

/** Makes the secret of an app. Nothing is asked for at signing in before a code of the app was confirmed. */
export async function beginTwoStep(
  context: Context,
  { password }: OwnPassword,
  device: Device,
): Promise<TwoStepBegun> {
  authorize('begin_two_step', context.visitor, null)
  const user = await confirmed(context, password, device)
  const secret = newTwoStepSecret()
  const sealed = await sealSecret(context.query, user.id, secret)
  const { rowCount } = await context.query.execute(sql`
    insert into two_step_secrets (user_id, secret) values (${user.id}, ${sealed})
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0
    where two_step_secrets.confirmed_at is null`)
  if (rowCount === 0)
    throw new Refused('invalid', 'Signing in takes two steps already. Switch that off first for another app.')
  const address = generatorOf(secret, user.email ?? user.name).toString()
  return { success: true, secret, address, picture: renderSVG(address) }
}

/** Switches the second step on by a first code, and gives the recovery codes. */
export async function confirmTwoStep(context: Context, { code }: ConfirmTwoStep): Promise<RecoveryCodes> {
  authorize('confirm_two_step', context.visitor, null)
  const { query, limiter, visitor } = context
  const { userId } = visitor as Visitor
  const stored = await readTwoStep(query, userId)
  if (!stored || stored.on) throw new Refused('invalid', 'Begin again: there is no app to be confirmed.')
  await limiter.count('code-of', userId)
  if (!(await usesAppCode(query, userId, stored, plainCode(code))))
    throw new Refused(
      'invalid',
      'The code is wrong. Type the one that the app shows now; its clock has to be right.',
    )
  await limiter.forgive('code-of', userId)
  const codes = await query.transaction(transaction => makeRecoveryCodes(transaction, userId))
  await tell(context, userId, 'two-step-on')
  return { success: true, recovery_codes: codes }
}

/** Gives new recovery codes; the former ones end. */
export async function renewRecoveryCodes(
  context: Context,
  { password }: OwnPassword,
  device: Device,
): Promise<RecoveryCodes> {
  authorize('renew_recovery_codes', context.visitor, null)
  const { id } = await confirmed(context, password, device)
  if (!(await hasTwoStep(context.query, id))) throw new Refused('invalid', 'Signing in takes no second step.')
  return {
    success: true,
    recovery_codes: await context.query.transaction(transaction => makeRecoveryCodes(transaction, id)),
  }
}

export async function endTwoStep(context: Context, { password }: OwnPassword, device: Device): Promise<Done> {
  authorize('end_two_step', context.visitor, null)
  const { id } = await confirmed(context, password, device)
  const was = await hasTwoStep(context.query, id)
  await context.query.transaction(transaction => removeTwoStep(transaction, id))
  if (was) await tell(context, id, 'two-step-off')
  return { success: true }
}

/** The visitor, whose account has a password, once that is right. */
async function confirmed(context: Context, password: string, device: Device): Promise<UserWithPassword> {
  const user = await confirmOwnPassword(context, password, device)
  if (user.passwordHash === null)
    throw new Refused('invalid', 'Set a password first: the code comes after it when you sign in.')
  return user
}

const CODES = 10
/** Letters and digits that cannot be mistaken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Letters of a code: 79 bits, too many to be guessed from the stored digest. */
const LENGTH = 16

async function makeRecoveryCodes(transaction: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  )
  await transaction.execute(sql`delete from recovery_codes where user_id = ${userId}`)
  await transaction.execute(sql`
    insert into recovery_codes (user_id, code_hash)
    select ${userId}, unnest(${sql.param(codes.map(digestOf))}::text[])`)
  return codes.map(code => code.replaceAll(/(.{4})(?=.)/g, '$1-'))
}

async function tell(
  { query, mail }: Context,
  userId: string,
  template: 'two-step-on' | 'two-step-off',
): Promise<void> {
  const to = await emailOf(query, userId)
  if (to !== null) await mail.send({ to, template, data: {} })
}
