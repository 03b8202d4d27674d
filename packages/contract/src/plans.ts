/** Limits of accounts by their plans. The server enforces them, the pages show them. */
import * as z from 'zod/mini'

export const PLAN_NAMES = ['hobby', 'professional', 'business'] as const
export const PlanName = z.enum(PLAN_NAMES)
export type PlanName = z.infer<typeof PlanName>

export const PLAN_TITLES: Readonly<Record<PlanName, string>> = {
  hobby: 'Hobby',
  professional: 'Professional',
  business: 'Business',
}

/** Limits of a plan; null for none. */
export const PlanLimits = z.object({
  /** Variables of one include. */
  variables_per_include: z.nullable(z.int().check(z.positive())),
  /** Includes of the same worksheet in a worksheet. */
  includes_per_source: z.nullable(z.int().check(z.positive())),
  /** Components of one mixture. */
  mixture_components: z.nullable(z.int().check(z.positive())),
  /** Megabytes of all worksheets with their results, without files and pictures. */
  storage_mb: z.nullable(z.int().check(z.positive())),
  /** Megabytes of all files and pictures in worksheets. */
  files_mb: z.nullable(z.int().check(z.positive())),
})
export type PlanLimits = z.infer<typeof PlanLimits>

/** Limits for the owner of a server. */
export const UNLIMITED: PlanLimits = {
  variables_per_include: null,
  includes_per_source: null,
  mixture_components: null,
  storage_mb: null,
  files_mb: null,
}

export const PLANS: Readonly<Record<PlanName, PlanLimits>> = {
  hobby: {
    variables_per_include: 2,
    includes_per_source: 1,
    mixture_components: 2,
    storage_mb: 250,
    files_mb: 250,
  },
  professional: { ...UNLIMITED, storage_mb: 2000, files_mb: 2000 },
  business: UNLIMITED,
}
