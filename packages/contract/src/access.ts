/** Calls below /access: asking for rights on an item that a person knows only the address of. */
import * as z from 'zod/mini'
import { HashString, UnixTime } from './common.ts'
import { SharedType } from './items.ts'

const MESSAGE_LIMIT = 1000

/** POST /access/owner: names the person who can be asked for access to the item at an address. */
export const AccessRequest = z.object({ item_type: SharedType, item_hash: HashString })
export const AccessAnswer = z.object({
  success: z.literal(true),
  /** Name of the owner. */
  owner: z.string(),
  /** Whether the visitor has asked before, and how that was answered. */
  asked: z.enum(['no', 'waiting', 'declined']),
})
export type AccessAnswer = z.infer<typeof AccessAnswer>

/** POST /access/ask: asks the owner. Answers like /access/owner. */
export const AskAccess = z.extend(AccessRequest, {
  message: z._default(z.string().check(z.maxLength(MESSAGE_LIMIT)), ''),
})

/** Somebody who asks for access, as those who may share the item see it. */
export const AccessAsked = z.object({
  /** Id of the person. */
  hash_string: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  message: z.string(),
  asked_at: UnixTime,
})
export type AccessAsked = z.infer<typeof AccessAsked>

/** POST /access/answer: gives the person a level, or declines with level 0. Needs rights 3. */
export const AnswerAccess = z.extend(AccessRequest, {
  person: z.string().check(z.maxLength(64)),
  rights: z.int().check(z.minimum(0), z.maximum(4)),
})
