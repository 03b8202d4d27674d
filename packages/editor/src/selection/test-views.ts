/** Types that are asked what they make of content, for tests. */
import type { Accepting, Accepts } from './offer.ts'

export const viewsOf = (accepts: Readonly<Record<string, Accepts>>): Accepting => ({
  entries: new Map(Object.entries(accepts).map(([type, one]) => [type, { accepts: one }])),
})
