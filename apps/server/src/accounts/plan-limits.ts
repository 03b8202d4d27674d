/** Limits by the plans of people. */
import type { PlanLimits } from '@calcwright/contract'
import { eq } from 'drizzle-orm'
import type { Context } from '../commands/context.ts'
import { users } from '../db/schema.ts'
import { limitsOf } from './session-info.ts'

type Reading = Pick<Context, 'query' | 'config'>

/** Limits on worksheets of the account. The free plan holds for a person without an account. */
export async function limitsOfUser(reading: Reading, userId: string | null): Promise<PlanLimits> {
  const { config } = reading
  if (config.plan === 'everything') return limitsOf(config, { plan: 'business', local: false })
  return fullLimits(reading, userId)
}

/** The same limits together with those of storage, which do not hold for the owner of the server. */
export async function fullLimits({ query, config }: Reading, userId: string | null): Promise<PlanLimits> {
  const [user] =
    userId === null
      ? []
      : await query.select({ plan: users.plan, local: users.local }).from(users).where(eq(users.id, userId))
  return limitsOf(config, user ?? { plan: 'hobby', local: false })
}
