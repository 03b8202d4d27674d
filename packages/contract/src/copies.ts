/** POST /worksheets_children: lists the copies of a worksheet. Needs rights 3. */
import * as z from 'zod/mini'
import { HashString, UnixTime } from './common.ts'

export const CopiesRequest = z.object({ hash_string: HashString })

export const CopyItem = z.object({
  /**
   * Hash of the copy; null when its owner has not shared it: 'Sorry, this user has not granted access to this
   * worksheet'.
   */
  hash_string: z.nullable(HashString),
  /** Name of the copy; '' when it is not shared. */
  name: z.string(),
  /** Name of the owner. */
  author: z.string(),
  created_at: UnixTime,
})
export type CopyItem = z.infer<typeof CopyItem>

export const CopiesAnswer = z.object({
  success: z.literal(true),
  /** The worksheet that this one was copied from, as far as the visitor may see it. */
  original: z.nullable(CopyItem),
  /** Copies, the newest first. */
  copies: z.array(CopyItem),
})
export type CopiesAnswer = z.infer<typeof CopiesAnswer>

export const NOT_GRANTED = 'Sorry, this user has not granted access to this worksheet'
