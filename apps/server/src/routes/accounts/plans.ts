import { Done, Refusal, SetPlan, Upgrade, UpgradeAnswer } from '@calcwright/contract'
import * as z from 'zod/mini'
import { beginUpgrade, givePlan, handlePaymentNotice } from '../../accounts/upgrade.ts'
import type { Services } from '../../context.ts'
import type { App } from '../../http/types.ts'
import { SMALL_BODY } from './accounts.ts'

/** Calls about the plans of accounts. */
export function registerPlans(app: App, services: Services): void {
  const bodyLimit = SMALL_BODY
  app.post(
    '/accounts/set_plan',
    {
      bodyLimit,
      schema: {
        summary: 'Gives an account a plan, by the owner of the server',
        body: SetPlan,
        response: { 200: Done, '4xx': Refusal },
      },
    },
    request => givePlan({ ...services, visitor: request.visitor }, request.body),
  )
  app.post(
    '/accounts/upgrade',
    {
      bodyLimit,
      schema: {
        summary: 'Begins the payment for a plan at a provider',
        body: Upgrade,
        response: { 200: UpgradeAnswer, '4xx': Refusal },
      },
    },
    request => beginUpgrade({ ...services, visitor: request.visitor }, request.body.plan),
  )
  app.post(
    '/payments/notice',
    {
      bodyLimit,
      schema: {
        summary: 'Takes the notice of a payment provider, which it has signed',
        body: z.looseObject({}),
        response: { 200: Done, '4xx': Refusal },
      },
      config: { visitor: 'none' },
    },
    request => handlePaymentNotice({ ...services, visitor: null }, request.headers, request.body),
  )
}
