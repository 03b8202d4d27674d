/** Plans of accounts: given by the owner of the server, or paid for at a provider. */
import type { Done, PlanName, SetPlan, UpgradeAnswer } from '@calcwright/contract'
import { eq } from '../db/drizzle.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '../context.ts'
import { addressOf } from '../config.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import { type Visitor, authorize } from '../policies/policy.ts'
import { findByEmail } from './people.ts'
import { changePlan } from './set-plan.ts'

/** Gives an account a plan, by the owner of the server. */
export async function givePlan(context: Context, { email, plan }: SetPlan): Promise<Done> {
  authorize('set_plan', context.visitor, null)
  const user = await findByEmail(context.query, email)
  if (!user) throw new Refused('not-found', `There is no account with the address ${email}.`)
  await changePlan(context.query, user, plan)
  return { success: true }
}

/** Begins a payment. The plan holds once the provider has reported it. */
export async function beginUpgrade(context: Context, plan: PlanName): Promise<UpgradeAnswer> {
  authorize('upgrade', context.visitor, null)
  const { userId } = context.visitor as Visitor
  if (context.config.plan === 'everything') throw new Refused('invalid', 'Plans limit nobody on this server.')
  if (!context.payments) throw new Refused('invalid', 'Whoever runs this server changes plans. Ask for one.')
  const [user] = await context.query.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const back = new URL('/account#plan', addressOf(context.config)).href
  const address = await context.payments.checkout({ userId, email: user?.email ?? null, plan, back })
  return { success: true, address }
}

/** Takes a notice of the provider, as often as it is sent. */
export async function handlePaymentNotice(
  context: Context,
  headers: IncomingHttpHeaders,
  body: unknown,
): Promise<Done> {
  authorize('payment_notice', context.visitor, null)
  if (!context.payments) throw new Refused('not-found', 'This server takes no payments.')
  const { userId, plan } = await context.payments.readNotice(headers, body)
  const [user] = await context.query
    .select({ id: users.id, plan: users.plan })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new Refused('not-found', 'The account of this payment is gone.')
  await changePlan(context.query, user, plan)
  return { success: true }
}
