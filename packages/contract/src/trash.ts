/** Calls below /projects/trash: what was deleted and can still come back. They need a visitor who is signed in. */
import * as z from 'zod/mini'
import { SharedType } from './items.ts'

/** Greatest number of deletions that a call names. */
const TRASH_LIMIT = 1000

/** A worksheet, or a project with all that was in it, as it was deleted. */
export const TrashRow = z.object({
  /** Names the deletion in calls. */
  id: z.string(),
  /** Name of what was deleted. */
  name: z.string(),
  type: SharedType,
  /** Seconds since 1970. */
  deleted_at: z.number(),
  /** Seconds since 1970 until which it can be brought back. */
  kept_until: z.number(),
  /** Name of the person who deleted it; '' for the visitor. */
  deleted_by: z.string(),
  /** Number of worksheets and of projects that the visitor can bring back. */
  worksheets: z.int(),
  projects: z.int(),
})
export type TrashRow = z.infer<typeof TrashRow>

/** POST /projects/trash: deletions of the visitor, and those with items that the visitor owns. */
export const TrashAnswer = z.object({
  success: z.literal(true),
  /** The latest first. */
  deletions: z.array(TrashRow),
  /** Days for which deletions are kept. */
  days: z.int(),
})
export type TrashAnswer = z.infer<typeof TrashAnswer>

/** POST /projects/trash/restore and /projects/trash/delete. */
export const TrashRequest = z.object({
  /** Ids of deletions; all without it. */
  deletions: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(TRASH_LIMIT))),
})
export type TrashRequest = z.infer<typeof TrashRequest>

/** How much was deleted for good: only what the visitor owns is. */
export const TrashChangeAnswer = z.object({
  success: z.literal(true),
  worksheets: z.int(),
  projects: z.int(),
})
export type TrashChangeAnswer = z.infer<typeof TrashChangeAnswer>

/** How much was brought back. */
export const RestoreDeletedAnswer = z.extend(TrashChangeAnswer, {
  /** Sentences for the user about what came back at the top of a list and not where it was; '' for none. */
  message: z.string(),
})
export type RestoreDeletedAnswer = z.infer<typeof RestoreDeletedAnswer>
