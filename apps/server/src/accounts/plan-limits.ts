/** Holds worksheets to what the plans of their owners allow. */
import { beyondPlan, includesIn } from '@calcwright/blocks/include'
import { PLANS, type PlanLimits } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { eq } from 'drizzle-orm'
import type { Context } from '../commands/context.ts'
import { users } from '../db/schema.ts'
import { Refused } from '../failure.ts'
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

/** Why the worksheet is more than the limits allow; null when it is not. */
export function beyondLimits(worksheet: Worksheet, limits: PlanLimits): string | null {
  const { variables_per_include: variables, includes_per_source: perSource } = limits
  if (variables === null && perSource === null) return null
  return beyondPlan(includesIn(worksheet.blocks()), { variables, perSource })
}

/** Throws Refused when the worksheet is more than the limits allow. */
export function refuseBeyondLimits(worksheet: Worksheet, limits: PlanLimits): void {
  const problem = beyondLimits(worksheet, limits)
  if (problem !== null) throw new Refused('rights', problem)
}
