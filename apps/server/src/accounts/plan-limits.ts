/** Limits by the plans of people. */
import { PLANS, type PlanLimits, type PlanName, UNLIMITED } from '@calcwright/contract'
import { eq } from '../db/drizzle.ts'
import type { Config } from '../config.ts'
import type { Query } from '../db/database.ts'
import { users } from '../db/schema.ts'

interface Reading {
  readonly query: Query
  readonly config: Config
}

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

/** Limits of an account on this server; none for its owner. */
export function limitsOf(
  { plan, storageLimit, imageLimit }: Pick<Config, 'plan' | 'storageLimit' | 'imageLimit'>,
  user: { readonly plan: PlanName; readonly local: boolean },
): PlanLimits {
  if (user.local) return UNLIMITED
  const limits = PLANS[plan === 'everything' ? 'business' : user.plan]
  return {
    ...limits,
    storage_mb: least(limits.storage_mb, storageLimit),
    files_mb: least(limits.files_mb, imageLimit),
  }
}

const least = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other)
