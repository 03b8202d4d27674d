/** Types that are asked what they make of content, for tests. */
import type { OfferReceivers, Accepts } from './offer.ts'

export const viewsOf = (accepts: Readonly<Record<string, Accepts>>): OfferReceivers => ({
  entries: new Map(Object.entries(accepts).map(([type, one]) => [type, { accepts: one }])),
})
