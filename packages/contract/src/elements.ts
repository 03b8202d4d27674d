/** POST /worksheet_elements: saves a worksheet's content, as docs/models/saving.md specifies. */
import * as z from 'zod/mini'
import { Base64, HashString, UnixTime } from './common.ts'

/**
 * Header that names the worksheet of a save, so that the server refuses a visitor without rights before it
 * reads the body.
 */
export const WORKSHEET_HEADER = 'x-worksheet'

const SaveHead = z.object({
  worksheet_hash: HashString,
  /**
   * Renames when neither the stored document nor the difference has this name, `known_server_version`
   * is current and rights are 4.
   */
  name: z.string(),
  /** The version of the last answer that this client has merged. */
  known_server_version: z.int().check(z.nonnegative()),
  /** State vector of the client's document, which limits the answer to the changes that the client lacks. */
  state_vector: z.optional(Base64),
  /** Id of the window in its live connection, which does not receive its own change. */
  window: z.optional(z.string().check(z.maxLength(64))),
})

/** The usual save, with the changes since the last acknowledged one. */
export const PatchSave = z.extend(SaveHead, {
  /** Difference of the document; absent when only the name or the results changed. */
  patch: z.optional(Base64),
  /** JSON text of an ArchivePatch. */
  archive_patch: z.optional(z.string()),
})

/**
 * A forced save (Ctrl-S, or after the problem 'resave') with the whole state, which is merged like a
 * difference.
 */
export const FullSave = z.extend(SaveHead, {
  full_resave: Base64,
  /** JSON text of the whole results snapshot, which replaces the stored one. */
  full_archive_string: z.optional(z.string()),
})

export const SaveRequest = z.union([
  z.extend(FullSave, { patch: z.optional(z.undefined()), archive_patch: z.optional(z.undefined()) }),
  z.extend(PatchSave, {
    full_resave: z.optional(z.undefined()),
    full_archive_string: z.optional(z.undefined()),
  }),
])
/** A save as the client writes it. */
export type SaveRequest = z.input<typeof SaveRequest>

/**
 * Content of `archive_patch`: new results by block id, null to delete one. A `format` that differs from the
 * stored one replaces the whole snapshot.
 */
export const ArchivePatch = z.object({
  format: z.int(),
  results: z.record(z.string(), z.union([z.looseObject({}), z.null()])),
})
export type ArchivePatch = z.infer<typeof ArchivePatch>

/** Sent after the save is committed. */
export const SaveAnswer = z.object({
  success: z.literal(true),
  /** The server's new version: the next request's `known_server_version`. */
  version: z.int().check(z.positive()),
  application_version: z.string(),
  /** The stored name. */
  name: z.string(),
  update_time: UnixTime,
  /** Upper bound of the document's bytes, and their limit: more is refused as `too-large`. */
  size: z.optional(z.int()),
  size_limit: z.optional(z.int()),
  /** Present hash of the worksheet, when it was saved under a former one. */
  hash_string: z.optional(HashString),
  /**
   * Changes that others have saved in between. The client has everything up to `version` once it has merged
   * them.
   */
  document_update: z.optional(Base64),
  alert: z.optional(z.boolean()),
  title: z.optional(z.string()),
  message: z.optional(z.string()),
})
export type SaveAnswer = z.infer<typeof SaveAnswer>
