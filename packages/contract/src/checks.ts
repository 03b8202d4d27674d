/** POST /checks and its calls: marks 'checked by' of worksheets, and who may set them (docs/models/signing.md). */
import * as z from 'zod/mini'
import { Flag, HashString, UnixTime } from './common.ts'
import { Mentionable } from './comments.ts'
import { SharedType } from './items.ts'

/** Characters of the remark with a mark. */
export const CHECK_NOTE_LIMIT = 500

/** How the worksheet stands to a mark: as it was, or with another content, or with other results alone. */
export const CheckState = z.enum(['holds', 'content', 'results'])
export type CheckState = z.infer<typeof CheckState>

const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'a digest is 64 hexadecimal digits'))

export const CheckMark = z.object({
  id: HashString,
  /** Name of the person at that time. */
  by: z.string(),
  /** Whether the visitor made it, and may withdraw it. */
  own: z.boolean(),
  note: z.string(),
  made_at: UnixTime,
  withdrawn_at: z.nullable(UnixTime),
  /** The revision that is marked. */
  revision: HashString,
  state: CheckState,
  /** SHA-256 of the canonical content and results, as the present program computes them. */
  content_digest: z.string(),
  results_digest: z.string(),
  /** `editor|application|engine` that showed the results. */
  application_version: z.string(),
  /** Lines on which comments were open when it was set, as they were quoted. */
  open_comments: z.array(z.string()),
})
export type CheckMark = z.infer<typeof CheckMark>

/** Somebody who was asked to check the worksheet, and has not marked it since. */
export const CheckRequest = z.object({
  /** Id of the person. */
  hash_string: z.string(),
  name: z.string(),
  /** Whether it is the visitor. */
  own: z.boolean(),
  asked_by: z.string(),
  note: z.string(),
  made_at: UnixTime,
})
export type CheckRequest = z.infer<typeof CheckRequest>

/** Lists the marks of a worksheet, the newest first. Needs rights 1. */
export const ChecksRequest = z.object({ hash_string: HashString })
export const ChecksAnswer = z.object({
  success: z.literal(true),
  checks: z.array(CheckMark),
  /** Whether the visitor may mark the worksheet. */
  may_check: z.boolean(),
  /** Whether the visitor may say who may. */
  may_name: z.boolean(),
  requests: z.array(CheckRequest),
  /** Checkers whom the visitor may ask. */
  may_ask: z.array(Mentionable),
})
export type ChecksAnswer = z.infer<typeof ChecksAnswer>

/**
 * Marks what is stored, or a revision, as checked. The digests are those of what the visitor sees: they have to
 * be those of what is stored.
 */
export const MarkChecked = z.object({
  hash_string: HashString,
  /** Needs the rights on revisions. */
  revision: z.optional(HashString),
  content_digest: Digest,
  results_digest: Digest,
  note: z._default(z.string().check(z.maxLength(CHECK_NOTE_LIMIT)), ''),
})

/** Withdraws a mark of the visitor's own. */
export const WithdrawCheck = z.object({ hash_string: HashString, check: HashString })

/** Answer to both. */
export const CheckAnswer = z.object({ success: z.literal(true), check: CheckMark })
export type CheckAnswer = z.infer<typeof CheckAnswer>

/** Lists the people with rights on an item, and who of them may check it. Needs rights 4. */
export const CheckersRequest = z.object({ item_hash: HashString, item_type: SharedType })
export const Checker = z.object({
  /** Id of the person. */
  hash_string: z.string(),
  name: z.string(),
  /** Named for the item itself. */
  checker: z.boolean(),
  /** Named for a project around it. */
  inherited: z.boolean(),
})
export type Checker = z.infer<typeof Checker>

export const CheckersAnswer = z.object({ success: z.literal(true), people: z.array(Checker) })
export type CheckersAnswer = z.infer<typeof CheckersAnswer>

/** Names somebody as a checker, or takes that away. Answers like the list. */
export const SetChecker = z.object({
  item_hash: HashString,
  item_type: SharedType,
  user_hash: z.string().check(z.minLength(1), z.maxLength(64)),
  checker: Flag,
})

/** Asks a checker to check the worksheet, or takes that back. Needs rights 3. Answers like the list. */
export const AskCheck = z.object({
  hash_string: HashString,
  user_hash: z.string().check(z.minLength(1), z.maxLength(64)),
  note: z._default(z.string().check(z.maxLength(CHECK_NOTE_LIMIT)), ''),
  asked: Flag,
})
