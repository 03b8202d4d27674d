/** A payment provider that takes no money: its notices are signed like those of a real one. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PlanName } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import type { Order, PaymentProvider } from '../payment/provider.ts'

const SECRET = 'secret of the provider'

export const SIGNATURE = 'x-payment-signature'

/** Header of a notice. */
export const signatureOf = (body: unknown): string =>
  createHmac('sha256', SECRET).update(JSON.stringify(body)).digest('hex')

export class FakePayments implements PaymentProvider {
  readonly orders: Order[] = []

  async checkout(order: Order): Promise<string> {
    this.orders.push(order)
    return `https://pay.example.com/orders/${this.orders.length}`
  }

  async readNotice(headers: Readonly<Record<string, unknown>>, body: unknown) {
    const given = Buffer.from(String(headers[SIGNATURE] ?? ''))
    const right = Buffer.from(signatureOf(body))
    if (given.length !== right.length || !timingSafeEqual(given, right))
      throw new Refused('rights', 'This notice is not signed by the payment provider.')
    const { order, plan } = body as { readonly order: number; readonly plan: PlanName }
    const { userId } = this.orders[order - 1]!
    return { userId, plan }
  }
}
