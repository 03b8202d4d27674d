/** POST /worksheet_elements: saves a worksheet's content. docs/models/saving.md is the whole story. */
import * as z from 'zod/mini'
import { Base64, HashString, UnixTime } from './common.ts'

/** Names the worksheet that a save is for, so that who may not save is refused before the body is read. */
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
  /** State vector of the client's document: lets the server answer with no more than what it lacks. */
  state_vector: z.optional(Base64),
  /** The window's id in its live connection: it is not told of its own change once more. */
  window: z.optional(z.string().check(z.maxLength(64))),
})

/** The usual save: what was changed since the last acknowledged one. */
export const PatchSave = z.extend(SaveHead, {
  /** Difference of the document; absent when only the name or the results changed. */
  patch: z.optional(Base64),
  /** JSON text of an ArchivePatch. */
  archive_patch: z.optional(z.string()),
})

/** A forced save (Ctrl-S, or asked for by problem 'resave'): the whole state, merged like a difference. */
export const FullSave = z.extend(SaveHead, {
  full_resave: Base64,
  /** JSON text of the whole results snapshot; replaces the stored one. */
  full_archive_string: z.optional(z.string()),
})

export const SaveRequest = z.union([
  z.extend(FullSave, { patch: z.optional(z.undefined()), archive_patch: z.optional(z.undefined()) }),
  z.extend(PatchSave, {
    full_resave: z.optional(z.undefined()),
    full_archive_string: z.optional(z.undefined()),
  }),
])
/** As the client writes it. */
export type SaveRequest = z.input<typeof SaveRequest>

/**
 * What `archive_patch` holds: the results by block id that are new, null for those to forget. Another
 * `format` than the stored one replaces the whole snapshot.
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
  /** The name as it is stored now. */
  name: z.string(),
  update_time: UnixTime,
  /** Bytes that the document has at most, and may have: more is refused as `too-large`. */
  size: z.optional(z.int()),
  size_limit: z.optional(z.int()),
  /** The worksheet's present hash, when it was saved by a former one. */
  hash_string: z.optional(HashString),
  /** What others saved in between: merge it, then all up to `version` is there. */
  document_update: z.optional(Base64),
  alert: z.optional(z.boolean()),
  title: z.optional(z.string()),
  message: z.optional(z.string()),
})
export type SaveAnswer = z.infer<typeof SaveAnswer>
