import { CurrencyAnswer, CurrencyRequest } from '@calcwright/contract'
import type { Services } from '../../context.ts'
import { currencyRates } from '../../commands/currency-rates.ts'
import type { App } from '../../http/types.ts'
import { posting } from '../post.ts'

export function registerCurrency(app: App, services: Services): void {
  posting(app, services)(
    '/currency',
    'Exchange rates of a day',
    { body: CurrencyRequest, answer: CurrencyAnswer },
    (context, { date }) => currencyRates(context, date),
  )
}
