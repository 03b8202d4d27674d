/** POST /worksheet_commands: everything about one worksheet but its content's differences. */
import * as z from 'zod/mini'
import {
  Base64,
  HashString,
  RightsLevel,
  Settings,
  UnixTime,
  WorksheetName,
  Flag,
  ProjectHash,
} from './common.ts'
import { PathPart } from './items.ts'
import { type RightsLevelAnswer, RightsLevelRequest } from './projects.ts'
import { Inviting } from './rights.ts'

/** Creates a worksheet; `document` is its first state (the server makes an empty sheet without it). */
export const NewWorksheet = z.object({
  command: z.literal('new_worksheet'),
  data: z.object({
    name: WorksheetName,
    document: z.optional(Base64),
    settings: z.optional(Settings),
    archive_string: z.optional(z.string()),
    /** The project to make it in (rights 3 there); at the top without one. */
    project_hash: z.optional(ProjectHash),
    /** Collaborators to invite at once. */
    rights: z.optional(Inviting),
  }),
})

export const GetWorksheet = z.object({
  command: z.literal('get_worksheet'),
  data: z.object({ hash_string: HashString }),
})

/**
 * Makes a worksheet of the visitor's own from one that is already there. Needs rights 2. What the
 * visitor changed without the right to save comes along as `document`.
 */
export const CopyWorksheet = z.object({
  command: z.literal('copy_worksheet'),
  data: z.object({
    hash_string: HashString,
    /** The name of the copy; `{name} (Copy)` when absent. */
    name: z.optional(WorksheetName),
    /** Gives the owner of the original the right to view the copy. */
    author_rights: z._default(Flag, false),
    document: z.optional(Base64),
    archive_string: z.optional(z.string()),
    /** The project to make it in (rights 3 there); at the top without one. */
    project_hash: z.optional(ProjectHash),
  }),
})

/** What the visitor may do with a worksheet. Needs rights 1. */
export const GetRightsLevel = z.object({ command: z.literal('rights_level'), data: RightsLevelRequest })

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
  CopyWorksheet,
  RenameWorksheet,
  UpdateSettings,
  GetRightsLevel,
])
/** As the client writes it. */
export type WorksheetCommand = z.input<typeof WorksheetCommand>

/** A worksheet with its content: answers new_worksheet, copy_worksheet and get_worksheet. */
export const WorksheetAnswer = z.object({
  success: z.literal(true),
  hash_string: HashString,
  /** Hashes that it had before, for who may save it: what was not saved then may be kept under them. */
  former_hashes: z.array(HashString),
  name: z.string(),
  rights_level: RightsLevel,
  /** Name of the owner. */
  author: z.string(),
  /** The owner's plan does not cover the worksheet: nobody may change it. */
  need_paid_plan: z.boolean(),
  /** Of the content, counted up by the server with every save. */
  version: z.int().check(z.positive()),
  /** The whole document state. */
  document: Base64,
  /** JSON text of the results snapshot; '' when none was saved. */
  archive_string: z.string(),
  settings: Settings,
  project_hash: z.nullable(HashString),
  /** The projects around it that the visitor may see, the outermost first. */
  path: z.array(PathPart),
  archive_id: z.nullable(z.string()),
  update_time: UnixTime,
  /** `editor|application|engine`; different from the page's own means that a newer one is there. */
  application_version: z.string(),
  /** Bytes that the document may have: a save of more is refused as `too-large`. */
  size_limit: z.optional(z.int()),
})
export type WorksheetAnswer = z.infer<typeof WorksheetAnswer>

/** Answers rename and update_settings. */
export const ChangedAnswer = z.object({
  success: z.literal(true),
  hash_string: HashString,
  name: z.string(),
  settings: Settings,
  version: z.int().check(z.positive()),
  update_time: UnixTime,
})
export type ChangedAnswer = z.infer<typeof ChangedAnswer>

export type WorksheetCommandAnswer = WorksheetAnswer | ChangedAnswer | RightsLevelAnswer

/** POST /worksheets/get_name: what a worksheet is called. Needs rights 1. */
export const NameRequest = z.object({ hash_string: HashString })
export const NameAnswer = z.object({ success: z.literal(true), name: z.string() })
export type NameAnswer = z.infer<typeof NameAnswer>

/** POST /set_public: lets everybody view a worksheet. Needs rights 4. */
export const PublicRequest = z.object({ hash_string: HashString })
/** `rights`: what everybody may do now. */
export const PublicAnswer = z.object({ success: z.literal(true), rights: RightsLevel })
export type PublicAnswer = z.infer<typeof PublicAnswer>
