/** Calls below /ownership: a worksheet or project is handed over to somebody who accepts it. */
import * as z from 'zod/mini'
import { EmailAddress } from './accounts.ts'
import { Flag, HashString } from './common.ts'
import { SharedType } from './items.ts'

/** POST /ownership/offer: offers the item to the account with that address, or takes the offer back with null. */
export const OfferOwnership = z.object({
  item_type: SharedType,
  item_hash: HashString,
  email: z.nullable(EmailAddress),
})

/** POST /ownership/answer: accepts or rejects what is offered to the visitor. */
export const AnswerOwnership = z.object({ item_type: SharedType, item_hash: HashString, accept: Flag })
export const AnswerOwnershipAnswer = z.object({
  success: z.literal(true),
  /** Path of the item's page; '' when it was rejected. */
  url: z.string(),
})
export type AnswerOwnershipAnswer = z.infer<typeof AnswerOwnershipAnswer>
