/** The interface of a payment provider. The server takes no payment itself, and knows no card or account. */
import type { PlanName } from '@calcwright/contract'
import type { IncomingHttpHeaders } from 'node:http'

/** A plan that a person wants to pay for. */
export interface Order {
  readonly userId: string
  readonly email: string | null
  readonly plan: PlanName
  /** Address that the person comes back to. */
  readonly back: string
}

/** The provider's report of what an account has paid for from now on: `hobby` when a subscription has ended. */
export interface PaymentNotice {
  readonly userId: string
  readonly plan: PlanName
}

export interface PaymentProvider {
  /** Returns the address of the provider's page where the person pays. */
  checkout(order: Order): Promise<string>
  /** Reads a notice. Throws Refused for one that is not signed by the provider. */
  readNotice(headers: IncomingHttpHeaders, body: unknown): Promise<PaymentNotice>
}
