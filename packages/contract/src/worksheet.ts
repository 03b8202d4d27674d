/** POST /worksheet_commands: everything about one worksheet except saving its content. */
import * as z from 'zod/mini'
import { CheckMark } from './checks.ts'
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
import { RevisionItem } from './revisions.ts'
import { onshapeLink } from './onshape-link.ts'
import { type RightsLevelAnswer, RightsLevelRequest } from './projects.ts'
import {
  GetRevision,
  NameRevision,
  RestoreWorksheet,
  type RestoreAnswer,
  type RevisionAnswer,
  SaveRevision,
} from './revisions.ts'
import { Inviting } from './rights.ts'

/** Creates a worksheet; `document` is its first state (the server makes an empty sheet without it). */
export const NewWorksheet = z.object({
  command: z.literal('new_worksheet'),
  data: z.object({
    name: WorksheetName,
    document: z.optional(Base64),
    settings: z.optional(Settings),
    archive_string: z.optional(z.string()),
    /** Project for the worksheet (rights 3 there); at the top without one. */
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
 * Makes a worksheet of the visitor's own from an existing one. Needs rights 2. `document` brings changes that
 * the visitor made without the right to save.
 */
export const CopyWorksheet = z.object({
  command: z.literal('copy_worksheet'),
  data: z.object({
    hash_string: HashString,
    /** Name of the copy; `{name} (Copy)` when absent. */
    name: z.optional(WorksheetName),
    /** Gives the owner of the original the right to view the copy. */
    author_rights: z._default(Flag, false),
    document: z.optional(Base64),
    archive_string: z.optional(z.string()),
    /** Revision to copy in place of the present state; '' for that. Needs rights 3. */
    revision: z.optional(z.union([HashString, z.literal('')])),
    /** Project for the copy (rights 3 there); at the top without one. */
    project_hash: z.optional(ProjectHash),
  }),
})

/** Asks for the visitor's level on a worksheet. Needs rights 1. */
export const GetRightsLevel = z.object({ command: z.literal('rights_level'), data: RightsLevelRequest })

/** Needs rights 4. */
export const RenameWorksheet = z.object({
  command: z.literal('rename'),
  data: z.object({ hash_string: HashString, name: WorksheetName }),
})

/** Replaces the given settings and keeps the others. Needs rights 3. */
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
  GetRevision,
  SaveRevision,
  NameRevision,
  RestoreWorksheet,
])
/** A command as the client writes it. */
export type WorksheetCommand = z.input<typeof WorksheetCommand>

/** Answer to new_worksheet, copy_worksheet and get_worksheet: a worksheet with its content. */
export const WorksheetAnswer = z.object({
  success: z.literal(true),
  hash_string: HashString,
  /** Former hashes, for a visitor who may save: unsaved changes may be stored under them in the browser. */
  former_hashes: z.array(HashString),
  name: z.string(),
  rights_level: RightsLevel,
  /** Name of the owner. */
  author: z.string(),
  /** Whether the owner's plan does not cover the worksheet; nobody may change it then. */
  need_paid_plan: z.boolean(),
  /** Version of the content, which the server increases with every save. */
  version: z.int().check(z.positive()),
  /** The whole document state. */
  document: Base64,
  /** JSON text of the results snapshot; '' when none was saved. */
  archive_string: z.string(),
  settings: Settings,
  project_hash: z.nullable(HashString),
  /** Projects around the worksheet that the visitor may see, the outermost first. */
  path: z.array(PathPart),
  /** Hash of the project around it that the visitor may see, and its name as the end of an address; '' for none. */
  folder_hash: z.optional(z.string()),
  folder_url_end: z.optional(z.string()),
  /** Whether the visitor may not save it. */
  no_save: z.optional(z.boolean()),
  archive_id: z.nullable(z.string()),
  /** When the link ends by which alone the visitor may see it; absent for a link that does not, and for others. */
  link_ends_at: z.optional(UnixTime),
  update_time: UnixTime,
  /**
   * `editor|application|engine`. A value that differs from the page's own means that a newer version is
   * there.
   */
  application_version: z.string(),
  /** Bytes of the largest document; a larger save is refused as `too-large`. */
  size_limit: z.optional(z.int()),
  /** Fusion's id of the document that the worksheet is linked to; null for none. */
  fusion_id: z.optional(z.nullable(z.string())),
  /** For get_revision: which one, the name that a person gave it, and the level on the worksheet itself. */
  revision_hash: z.optional(HashString),
  revision_name: z.optional(z.nullable(z.string())),
  revision_rights_level: z.optional(RightsLevel),
  /** Marks 'checked by' that were not withdrawn, the newest first; absent for none. */
  checks: z.optional(z.array(CheckMark)),
  /** Revisions that have names, the newest first, for those who may see them; absent for none. */
  named_revisions: z.optional(z.array(RevisionItem)),
  ...onshapeLink,
})
export type WorksheetAnswer = z.infer<typeof WorksheetAnswer>

/** The answer for a worksheet that no server holds, such as a file, a draft or a sample, beside its content. */
export const UNSAVED_WORKSHEET_ANSWER: Omit<WorksheetAnswer, 'hash_string' | 'document'> = {
  success: true,
  former_hashes: [],
  name: '',
  rights_level: 1,
  author: '',
  need_paid_plan: false,
  version: 1,
  archive_string: '',
  settings: {},
  project_hash: null,
  path: [],
  archive_id: null,
  update_time: 0,
  application_version: '',
}

/** Answer to rename and update_settings. */
export const ChangedAnswer = z.object({
  success: z.literal(true),
  hash_string: HashString,
  name: z.string(),
  settings: Settings,
  version: z.int().check(z.positive()),
  update_time: UnixTime,
})
export type ChangedAnswer = z.infer<typeof ChangedAnswer>

export type WorksheetCommandAnswer =
  WorksheetAnswer | ChangedAnswer | RightsLevelAnswer | RevisionAnswer | RestoreAnswer

/** POST /worksheets/get_name: the name of a worksheet. Needs rights 1. */
export const NameRequest = z.object({ hash_string: HashString })
export const NameAnswer = z.object({ success: z.literal(true), name: z.string() })
export type NameAnswer = z.infer<typeof NameAnswer>

/** POST /set_public: lets everybody view a worksheet. Needs rights 4. */
export const PublicRequest = z.object({ hash_string: HashString })
/** `rights`: present level of everybody. */
export const PublicAnswer = z.object({ success: z.literal(true), rights: RightsLevel })
export type PublicAnswer = z.infer<typeof PublicAnswer>
