/** Revisions of worksheets: POST /revisions and their commands of POST /worksheet_commands. All need rights 3. */
import * as z from 'zod/mini'
import { HashString, UnixTime, WorksheetName } from './common.ts'

/** Lists the revisions of a worksheet. */
export const RevisionsRequest = z.object({ hash_string: HashString })

export const RevisionItem = z.object({
  hash_string: HashString,
  /** Name that a person gave it; null for one that was made automatically. */
  name: z.nullable(z.string()),
  /** Name of the worksheet at that time. */
  sheet_name: z.string(),
  version: z.int().check(z.positive()),
  created_at: UnixTime,
  /** Names of those who changed the worksheet since the revision before. */
  authors: z.array(z.string()),
  /** Names of those who have marked it as checked; absent for none. */
  checked_by: z.optional(z.array(z.string())),
})
export type RevisionItem = z.infer<typeof RevisionItem>

export const RevisionsAnswer = z.object({
  success: z.literal(true),
  /** Whether the worksheet changed since the newest revision, and who changed it. */
  changed: z.boolean(),
  changed_by: z.array(z.string()),
  /** The newest first. */
  revisions: z.array(RevisionItem),
})
export type RevisionsAnswer = z.infer<typeof RevisionsAnswer>

/** Opens a revision, with rights -2. Answers like get_worksheet. */
export const GetRevision = z.object({
  command: z.literal('get_revision'),
  data: z.object({ hash_string: HashString, revision: HashString }),
})

/**
 * Makes a revision of what is stored. It gets a name, by which it stays for ever; null for one like those that are
 * made automatically.
 */
export const SaveRevision = z.object({
  command: z.literal('save_revision'),
  data: z.object({ hash_string: HashString, name: z.nullable(WorksheetName) }),
})

/** Names a revision; null takes the name away. */
export const NameRevision = z.object({
  command: z.literal('name_revision'),
  data: z.object({ hash_string: HashString, revision: HashString, name: z.nullable(WorksheetName) }),
})

/**
 * Brings a revision back. The present state is kept as a revision, and so are those between the two. Open windows
 * take the change in like one of a person.
 */
export const RestoreWorksheet = z.object({
  command: z.literal('restore_worksheet'),
  data: z.object({ hash_string: HashString, revision: HashString }),
})

/** Answer to save_revision and name_revision. */
export const RevisionAnswer = z.object({ success: z.literal(true), revision: RevisionItem })
export type RevisionAnswer = z.infer<typeof RevisionAnswer>

export const RestoreAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  hash_string: HashString,
  name: z.string(),
  version: z.int().check(z.positive()),
  update_time: UnixTime,
  /** Revision that holds the state before. */
  kept_revision: HashString,
})
export type RestoreAnswer = z.infer<typeof RestoreAnswer>
