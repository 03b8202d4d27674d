/**
 * Uploads to a worksheet: files that a person chooses, drops or pastes, and files that the server fetches by
 * their address. Unlike PUT of `/worksheets/{hash}/files/{digest}` the server tells the type of each from its
 * content, and stores pictures upright, without what the camera wrote beside them, and at a limited size.
 */
import * as z from 'zod/mini'
import { HashString } from './common.ts'

const MB = 1024 * 1024

/** Bytes of the largest picture, and of the largest Excel file, which is packed. */
export const PICTURE_LIMIT = 25 * MB
export const EXCEL_LIMIT = 25 * MB

/** Pixels of the largest picture that is read: more would need gigabytes. */
export const PIXEL_LIMIT = 50_000_000

/** Bytes that the parts of a form take beside the files. */
export const FORM_OVERHEAD = 64 * 1024

/** Files that one request may bring. */
export const FILES_AT_ONCE = 20

/** One file of an upload. `errors.file` has the sentences that refuse it; all other fields are empty then. */
export const UploadedFile = z.object({
  success: z.boolean(),
  errors: z.object({ file: z.array(z.string()) }),
  /** The digest of the stored bytes. */
  id: z.string(),
  name: z.string(),
  url: z.string(),
  data_type: z.enum(['image', 'csv', 'excel', '']),
  /** Pixels of a picture; 0 for anything else. */
  width: z.number(),
  height: z.number(),
})
export type UploadedFile = z.infer<typeof UploadedFile>

/** The answer of `/upload_file`, which takes a form with `worksheet_hash` and one or more `files[]`. */
export const UploadAnswer = z.object({
  /** Whether all files are stored. */
  success: z.literal(true),
  files: z.array(UploadedFile),
})
export type UploadAnswer = z.infer<typeof UploadAnswer>

export const FileByUrl = z.object({
  worksheet_hash: HashString,
  url: z.string().check(z.maxLength(2000)),
})
export type FileByUrl = z.infer<typeof FileByUrl>

export const FileByUrlAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  file: UploadedFile,
})
export type FileByUrlAnswer = z.infer<typeof FileByUrlAnswer>
