/** POST /currency: exchange rates of a day. */
import * as z from 'zod/mini'
import type { CallOptions } from './answer.ts'
import { createPost } from './client.ts'

export const CurrencyRequest = z.object({
  /** yyyy-mm-dd, or '0' for the newest rates. */
  date: z.string().check(z.maxLength(20)),
})

export const CurrencyAnswer = z.object({
  success: z.literal(true),
  /** Day of the rates. */
  date: z.string(),
  source: z.string(),
  /** Units of each currency for one US dollar, as decimal digits; metals in troy ounces. */
  data: z.record(z.string(), z.string()),
})
export type CurrencyAnswer = z.infer<typeof CurrencyAnswer>

/** The call by itself: few pages need it. */
export const currencyCall =
  (fetcher: typeof fetch, base = '') =>
  (date: string, options?: CallOptions) =>
    createPost(fetcher, base)('/currency', { date }, CurrencyAnswer, options)
