/** What the plans of people allow. */
import type { PlanLimits } from '@calcwright/contract'
import { eq } from 'drizzle-orm'
import type { Context } from '../commands/context.ts'
import { users } from '../db/schema.ts'
import { limitsOf } from './session-info.ts'

type Reading = Pick<Context, 'query' | 'config'>

/** What worksheets of the account may have; somebody without one has the free plan. */
export async function limitsOfUser(reading: Reading, userId: string | null): Promise<PlanLimits> {
  const { config } = reading
  if (config.plan === 'everything') return limitsOf(config, { plan: 'business', local: false })
  return fullLimits(reading, userId)
}

/** The same with what the account may store, which is another matter for the owner of the server. */
export async function fullLimits({ query, config }: Reading, userId: string | null): Promise<PlanLimits> {
  const [user] =
    userId === null
      ? []
      : await query.select({ plan: users.plan, local: users.local }).from(users).where(eq(users.id, userId))
  return limitsOf(config, user ?? { plan: 'hobby', local: false })
}
