/** POST /worksheet_commands: everything about one worksheet but its content's differences. */
import { z } from 'zod'
import { Base64, HashString, RightsLevel, Settings, UnixTime, WorksheetName } from './common.ts'

/** Creates a worksheet; `document` is its first state (the server makes an empty sheet without it). */
export const NewWorksheet = z.object({
  command: z.literal('new_worksheet'),
  data: z.object({
    name: WorksheetName,
    document: Base64.optional(),
    settings: Settings.optional(),
    archive_string: z.string().optional(),
  }),
})

export const GetWorksheet = z.object({
  command: z.literal('get_worksheet'),
  data: z.object({ hash_string: HashString }),
})

/** Needs rights 4. */
export const RenameWorksheet = z.object({
  command: z.literal('rename'),
  data: z.object({ hash_string: HashString, name: WorksheetName }),
})

/** Replaces the given settings, keeps the others. Needs rights 3. */
export const UpdateSettings = z.object({
  command: z.literal('update_settings'),
  data: z.object({ hash_string: HashString, settings: Settings }),
})

export const WorksheetCommand = z.discriminatedUnion('command', [
  NewWorksheet,
  GetWorksheet,
  RenameWorksheet,
  UpdateSettings,
])
export type WorksheetCommand = z.infer<typeof WorksheetCommand>

/** A worksheet with its content: answers new_worksheet and get_worksheet. */
export const WorksheetAnswer = z.object({
  success: z.literal(true),
  hash_string: HashString,
  name: z.string(),
  rights_level: RightsLevel,
  /** Of the content, counted up by the server with every save. */
  version: z.int().positive(),
  /** The whole document state. */
  document: Base64,
  /** JSON text of the results snapshot; '' when none was saved. */
  archive_string: z.string(),
  settings: Settings,
  project_hash: HashString.nullable(),
  archive_id: z.string().nullable(),
  update_time: UnixTime,
  /** `editor|application|engine`; different from the page's own means that a newer one is there. */
  application_version: z.string(),
})
export type WorksheetAnswer = z.infer<typeof WorksheetAnswer>

/** Answers rename and update_settings. */
export const ChangedAnswer = z.object({
  success: z.literal(true),
  hash_string: HashString,
  name: z.string(),
  settings: Settings,
  version: z.int().positive(),
  update_time: UnixTime,
})
export type ChangedAnswer = z.infer<typeof ChangedAnswer>

export type WorksheetCommandAnswer = WorksheetAnswer | ChangedAnswer
