/** Calls below /projects that change something. */
import * as z from 'zod/mini'
import { Flag, HashString, ProjectHash, RightsLevel, WorksheetName } from './common.ts'
import { PathPart, ProjectNode, SharedType } from './items.ts'
import { ListView } from './projects.ts'
import { Inviting } from './rights.ts'

/** Greatest number of items in a batch. */
export const BATCH_LIMIT = 1000

/** POST /projects/star: marks a worksheet or project with a star in the visitor's own lists. Needs rights 1. */
export const StarRequest = z.object({ hash_string: HashString, add: Flag })

/**
 * POST /projects/new: makes a project of the visitor's own, inside `project_hash` (rights 3 there) or at the
 * top.
 */
export const NewProjectRequest = z.object({
  name: WorksheetName,
  project_hash: z.optional(ProjectHash),
  /** Collaborators to invite at once. Some clients write null or '' for none. */
  rights: z.nullish(z.union([Inviting, z.literal('')])),
})
export type NewProjectRequest = z.input<typeof NewProjectRequest>
export const NewProjectAnswer = z.object({
  success: z.literal(true),
  /** 'Project Created', or the invitations that were not sent. */
  message: z.string(),
  parent_project_hash: z.nullable(HashString),
  project: ProjectNode,
  /** Path of the project's page. */
  url: z.string(),
})
export type NewProjectAnswer = z.infer<typeof NewProjectAnswer>

/** POST /projects/rename. Needs rights 3. */
export const RenameProjectRequest = z.object({ hash_string: HashString, name: WorksheetName })
export const RenameProjectAnswer = z.object({
  success: z.literal(true),
  hash_string: HashString,
  name: z.string(),
  url_end: z.string(),
})
export type RenameProjectAnswer = z.infer<typeof RenameProjectAnswer>

/**
 * POST /projects/archive: moves an item into the visitor's own archive (`add`) or back. A project takes
 * everything in it along. Needs rights 1.
 */
export const ArchiveRequest = z.object({ hash_string: HashString, data_type: SharedType, add: Flag })
export const ArchiveAnswer = z.object({
  success: z.literal(true),
  /** 'Project and all sub-projects and worksheets restored.' after bringing back a project. */
  message: z.string(),
  /** The present trees; absent for a worksheet, which is in none. */
  tree: z.optional(z.array(ProjectNode)),
  team: z.optional(z.array(ProjectNode)),
  shared: z.optional(z.array(ProjectNode)),
  archive: z.optional(z.array(ProjectNode)),
  /** Projects linked to Onshape, and projects with worksheets that are. */
  onshape: z.optional(z.array(ProjectNode)),
  /** Projects with worksheets linked to Fusion. */
  fusion: z.optional(z.array(ProjectNode)),
  /** Projects that moved, and the worksheet if it was one. */
  hashes: z.array(HashString),
})
export type ArchiveAnswer = z.infer<typeof ArchiveAnswer>

/** Somebody who gains rights by a move. */
export const MoveGain = z.object({
  /** A person, an invited address, everybody with the link, or members of a team. */
  who: z.string(),
  /** Highest level that they gain. */
  rights_level: RightsLevel,
  /** Number of the moved items, with everything inside them, on which they gain rights. */
  items: z.int(),
})
export type MoveGain = z.infer<typeof MoveGain>

/**
 * POST /projects/move: moves an item into another project, or to the top with null. Needs rights 3 on both,
 * and 4 on everything that somebody would gain rights on.
 */
export const MoveRequest = z.object({
  data_type: SharedType,
  hash_string: HashString,
  project_hash: z.optional(ProjectHash),
  current_view: z.optional(z.union([ListView, z.literal('')])),
  /** Reports the consequences without moving. */
  check: z._default(Flag, false),
})
export const MoveAnswer = z.object({
  success: z.literal(true),
  hash_string: HashString,
  /** Projects around the item after the move. */
  path: z.array(PathPart),
  gains: z.array(MoveGain),
})
export type MoveAnswer = z.infer<typeof MoveAnswer>

/**
 * POST /projects/remove: moves an item into the trash for everybody with rights 4 (a project with everything in
 * it), else removes it from the visitor's own lists.
 */
export const RemoveRequest = z.object({
  data_type: SharedType,
  hash_string: HashString,
  /** Removes it from the visitor's own lists, with rights 4 as well. */
  own_lists: z._default(Flag, false),
})
export const RemoveAnswer = z.object({
  success: z.literal(true),
  /** Whether the item was moved into the trash for everybody. */
  deleted: z.boolean(),
  /** Names the deletion in calls of the trash; '' where nothing was deleted. */
  deletion: z.string(),
  /** Projects that were deleted with it. */
  project_hashes: z.array(HashString),
})
export type RemoveAnswer = z.infer<typeof RemoveAnswer>

/** POST /projects/batch: one command for many items. 'clear' ends a selection and changes nothing. */
export const BatchRequest = z.object({
  command: z.enum(['move', 'clear', 'add_star', 'remove_star', 'archive', 'restore', 'remove', 'Invite']),
  items: z.array(HashString).check(z.maxLength(BATCH_LIMIT)),
  /** Target of a move; null is the top. */
  project_hash: z.optional(ProjectHash),
  /** Project and view of the shown list, which decide `to_remove`. */
  current_project_hash: z.optional(ProjectHash),
  view: z.optional(ListView),
  /** Whether 'Invite' accepts the invitations or rejects them. */
  add: z._default(Flag, true),
  /** Makes 'move' report the consequences without moving. */
  check: z._default(Flag, false),
})
export type BatchRequest = z.input<typeof BatchRequest>
export const BatchAnswer = z.object({
  success: z.literal(true),
  /** 'Some items could not be changed: Insufficient access rights.' when `failed_on_one`. */
  message: z.string(),
  /** Items that leave the shown list. */
  to_remove: z.record(z.string(), z.literal(true)),
  failed_on_one: z.boolean(),
  /** Items that were not changed. */
  failed: z.array(HashString),
  /** People who gain rights by a move. */
  gains: z.array(MoveGain),
})
export type BatchAnswer = z.infer<typeof BatchAnswer>

/** POST /projects/invite: accepts an invitation (`add`) or rejects it. */
export const InviteRequest = z.object({
  /** `rights_hash` of an invitation in the list. */
  hash_string: z.string().check(z.minLength(1), z.maxLength(64)),
  add: Flag,
})
export const InviteAnswer = z.object({
  success: z.literal(true),
  /** Number of remaining invitations. */
  invitations: z.int().check(z.nonnegative()),
  /** Address of the accepted item; '' after rejecting. */
  url: z.string(),
})
export type InviteAnswer = z.infer<typeof InviteAnswer>

/**
 * POST /projects/claim_invitation: turns the invitation of an e-mail into one of the visitor, whatever
 * address that person signed up with. It still has to be accepted.
 */
export const ClaimRequest = z.object({
  /** Token of the e-mail's link, /invites/#… */
  token: z.string().check(z.minLength(1), z.maxLength(64)),
})
