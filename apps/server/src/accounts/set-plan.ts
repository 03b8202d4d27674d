import type { PlanName } from '@calcwright/contract'
import { and, eq, lte } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { users, worksheets } from '../db/schema.ts'
import { StartFailure } from '../failure.ts'
import { findByEmail } from './people.ts'

/** Changes the plan of an account, by its address. */
export async function setPlan(query: Query, email: string, plan: PlanName): Promise<void> {
  const user = await findByEmail(query, email.trim().toLowerCase())
  if (!user) throw new StartFailure(`There is no account with the address ${email}.`)
  await changePlan(query, user, plan)
}

/**
 * Changes the plan of an account. Back on the free plan, a person can only view their worksheets that are not
 * public, until these are made public or paid for again.
 */
export async function changePlan(
  query: Query,
  user: { readonly id: string; readonly plan: PlanName },
  plan: PlanName,
): Promise<void> {
  const own = eq(worksheets.ownerId, user.id)
  await query.transaction(async transaction => {
    await transaction.update(users).set({ plan, updatedAt: new Date() }).where(eq(users.id, user.id))
    if (plan !== 'hobby') await transaction.update(worksheets).set({ needPaidPlan: false }).where(own)
    else if (user.plan !== 'hobby')
      await transaction
        .update(worksheets)
        .set({ needPaidPlan: true })
        .where(and(own, lte(worksheets.publicRights, 0)))
  })
}
