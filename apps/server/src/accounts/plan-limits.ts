/** What the plans of people allow. */
import { PLANS, type PlanLimits } from '@calcwright/contract'
import { eq } from 'drizzle-orm'
import type { Context } from '../commands/context.ts'
import { users } from '../db/schema.ts'
import { limitsOf } from './session-info.ts'

/** What the account may do; somebody without one has the free plan. */
export async function limitsOfUser(
  { query, config }: Pick<Context, 'query' | 'config'>,
  userId: string | null,
): Promise<PlanLimits> {
  if (config.plan === 'everything') return PLANS.business
  const [user] =
    userId === null
      ? []
      : await query.select({ plan: users.plan, local: users.local }).from(users).where(eq(users.id, userId))
  return limitsOf(config, user ?? { plan: 'hobby', local: false })
}
