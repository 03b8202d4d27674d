/** POST /comments and its calls: threads of comments on lines of a worksheet (docs/models/review.md). */
import * as z from 'zod/mini'
import { Flag, HashString, UnixTime } from './common.ts'

/** Most characters of a comment, and of a proposed line. */
export const COMMENT_LIMIT = 4000

/** Most characters of the line or selection that a thread quotes. */
export const QUOTE_LIMIT = 300

/** Greatest numbers of threads of a worksheet and of comments in a thread. */
export const THREAD_LIMIT = 2000
export const ANSWER_LIMIT = 500

/** Most people that one comment mentions. */
export const MENTION_LIMIT = 20

const Words = z.optional(z.string().check(z.maxLength(128)))

/** The place of a thread within its block; empty for the whole block. The editor encodes it as a caret. */
export const CommentPlace = z.object({
  /** Field of a block with several fields, such as a cell of a table. */
  field: Words,
  /** Field with the selected text, and both ends of the selection. */
  text: Words,
  head: Words,
  anchor: Words,
})
export type CommentPlace = z.infer<typeof CommentPlace>

/** Somebody who can be mentioned. */
export const Mentionable = z.object({ hash_string: z.string(), name: z.string() })
export type Mentionable = z.infer<typeof Mentionable>

export const CommentItem = z.object({
  /** Number within the thread, from 1. */
  position: z.int(),
  id: HashString,
  /** Name of the person at that time. */
  by: z.string(),
  /** Whether the visitor wrote it, and may change it. */
  own: z.boolean(),
  /** Whether it is by somebody without an account. */
  guest: z.boolean(),
  /** '' for a comment that was removed. */
  body: z.string(),
  removed: z.boolean(),
  mentions: z.array(Mentionable),
  /** Plain notation of a line that is proposed in place of the one that the thread is about. */
  suggestion: z.nullable(z.string()),
  made_at: UnixTime,
  edited_at: z.nullable(UnixTime),
})
export type CommentItem = z.infer<typeof CommentItem>

export const CommentThread = z.object({
  id: HashString,
  /** Id of the block, which may be gone. */
  block: z.string(),
  place: CommentPlace,
  /** The line or the selection as it was when the thread began. */
  quote: z.string(),
  resolved_at: z.nullable(UnixTime),
  resolved_by: z.string(),
  comments: z.array(CommentItem),
})
export type CommentThread = z.infer<typeof CommentThread>

/** Lists the threads of a worksheet, the oldest first. */
export const CommentsRequest = z.object({ hash_string: HashString })
export const CommentsAnswer = z.object({
  success: z.literal(true),
  threads: z.array(CommentThread),
  /** Whether the visitor may comment. */
  may_comment: z.boolean(),
  /** People whom the visitor may mention. */
  people: z.array(Mentionable),
})
export type CommentsAnswer = z.infer<typeof CommentsAnswer>

const body = z.string().check(z.maxLength(COMMENT_LIMIT))
const mentions = z._default(z.array(HashString).check(z.maxLength(MENTION_LIMIT)), [])
const suggestion = z.nullish(z.string().check(z.maxLength(COMMENT_LIMIT)))

/** Begins a thread about a block. */
export const BeginThread = z.object({
  hash_string: HashString,
  block: z.string().check(z.minLength(1), z.maxLength(64)),
  place: z._default(CommentPlace, {}),
  quote: z.string().check(z.maxLength(QUOTE_LIMIT)),
  body,
  mentions,
  suggestion,
  /** Name of somebody without an account. */
  guest: z.optional(z.string().check(z.maxLength(60))),
})

/** Answers in a thread, which is open again by that. */
export const AnswerThread = z.object({
  hash_string: HashString,
  thread: HashString,
  body,
  mentions,
  suggestion,
  guest: z.optional(z.string().check(z.maxLength(60))),
})

/** Changes the text of a comment of the visitor's own; '' removes it. */
export const ChangeComment = z.object({
  hash_string: HashString,
  thread: HashString,
  comment: HashString,
  body,
})

/** Resolves a thread, or opens it again. */
export const ResolveThread = z.object({ hash_string: HashString, thread: HashString, resolved: Flag })

/** Answer to all changes. */
export const ThreadAnswer = z.object({ success: z.literal(true), thread: CommentThread })
export type ThreadAnswer = z.infer<typeof ThreadAnswer>
