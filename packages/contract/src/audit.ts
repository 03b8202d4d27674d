/** POST /audit: who shared, opened, exported, deleted, restored or handed over what. */
import * as z from 'zod/mini'
import { Flag, HashString, UnixTime } from './common.ts'
import { SharedType } from './items.ts'

export const AUDIT_ACTIONS = [
  'shared',
  'opened',
  'exported',
  'deleted',
  'restored',
  'deleted_for_good',
  'transferred',
] as const
export const AuditAction = z.enum(AUDIT_ACTIONS)
export type AuditAction = z.infer<typeof AuditAction>

export const AuditRequest = z.object({
  /** Only this item, and what is in it: needs rights 4. Without one, everything that the visitor owns. */
  item_type: z.optional(SharedType),
  item_hash: z.optional(HashString),
  /** Everything on this server, for its owner. */
  whole_server: z._default(Flag, false),
  action: z.optional(AuditAction),
  /** Part of the name of a person or item. */
  search: z._default(z.string().check(z.maxLength(200)), ''),
  /** The `more` of the answer before. */
  after: z.optional(z.string().check(z.maxLength(200))),
})
export type AuditRequest = z.input<typeof AuditRequest>

export const AuditEntry = z.object({
  id: z.string(),
  at: UnixTime,
  action: AuditAction,
  item_type: SharedType,
  /** Name of the item at that time. */
  name: z.string(),
  /** Name of the person at that time; '' for somebody without an account. */
  by: z.string(),
  /** More words on it: `Bob may edit`; '' for none. */
  details: z.string(),
  /** How often on that day, for openings and exports. */
  count: z.int(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditAnswer = z.object({
  success: z.literal(true),
  /** The latest first. */
  entries: z.array(AuditEntry),
  /** The place at which the next part begins; null at the end. */
  more: z.nullable(z.string()),
  /** Days for which entries are kept. */
  days: z.int(),
})
export type AuditAnswer = z.infer<typeof AuditAnswer>

/** POST /audit/exported: notes that a page has written a worksheet to a file. Needs rights 1. */
export const NoteExport = z.object({
  hash_string: HashString,
  /** The ending of the file. */
  format: z.string().check(z.regex(/^[a-z\d]{1,8}$/)),
})
