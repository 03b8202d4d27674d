/** The calls about plans, apart from the others: few pages ever make one. */
import * as z from 'zod/mini'
import { Done, EmailAddress } from './accounts.ts'
import type { Answer } from './answer.ts'
import { createPost } from './client.ts'
import { PlanName } from './plans.ts'

/** POST /accounts/set_plan: gives an account a plan. Only the owner of the server may do this. */
export const SetPlan = z.object({ email: EmailAddress, plan: PlanName })
export type SetPlan = z.infer<typeof SetPlan>

/** POST /accounts/upgrade: begins the payment for a plan. */
export const Upgrade = z.object({ plan: PlanName })

/** Page of the payment provider where the person goes on; the plan holds once the provider reports the payment. */
export const UpgradeAnswer = z.object({ success: z.literal(true), address: z.string() })
export type UpgradeAnswer = z.infer<typeof UpgradeAnswer>

export interface PlanClient {
  setPlan(request: SetPlan): Promise<Answer<z.infer<typeof Done>>>
  upgrade(plan: PlanName): Promise<Answer<UpgradeAnswer>>
}

export function createPlanClient(fetcher: typeof fetch, base = ''): PlanClient {
  const post = createPost(fetcher, base)
  return {
    setPlan: request => post('/accounts/set_plan', request, Done),
    upgrade: plan => post('/accounts/upgrade', { plan }, UpgradeAnswer),
  }
}
