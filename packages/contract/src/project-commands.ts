/** The calls below /projects that change something. */
import * as z from 'zod/mini'
import { Flag, HashString, ProjectHash, RightsLevel, WorksheetName } from './common.ts'
import { PathPart, ProjectNode, SharedType } from './items.ts'
import { ListView } from './projects.ts'
import { Inviting } from './rights.ts'

/** Most items of one batch. */
export const BATCH_LIMIT = 1000

/** POST /projects/star: puts a star on a worksheet or project in the visitor's own lists. Needs rights 1. */
export const StarRequest = z.object({ hash_string: HashString, add: Flag })

/** POST /projects/new: a project of the visitor's own, inside of `project_hash` (rights 3 there) or at the top. */
export const NewProjectRequest = z.object({
  name: WorksheetName,
  project_hash: z.optional(ProjectHash),
  /** Collaborators to invite at once; none, as some clients write it, is null or ''. */
  rights: z.nullish(z.union([Inviting, z.literal('')])),
})
export type NewProjectRequest = z.input<typeof NewProjectRequest>
export const NewProjectAnswer = z.object({
  success: z.literal(true),
  /** 'Project Created', or which invitations were not sent. */
  message: z.string(),
  parent_project_hash: z.nullable(HashString),
  project: ProjectNode,
  /** Address of its page. */
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
 * POST /projects/archive: into the visitor's own archive (`add`) or back. A project goes with everything
 * in it. Needs rights 1.
 */
export const ArchiveRequest = z.object({ hash_string: HashString, data_type: SharedType, add: Flag })
export const ArchiveAnswer = z.object({
  success: z.literal(true),
  /** 'Project and all sub-projects and worksheets restored.' after bringing back a project. */
  message: z.string(),
  /** The trees as they are now; absent for a worksheet, which is in none. */
  tree: z.optional(z.array(ProjectNode)),
  team: z.optional(z.array(ProjectNode)),
  shared: z.optional(z.array(ProjectNode)),
  archive: z.optional(z.array(ProjectNode)),
  /** Projects that were archived or brought back, and the worksheet when it was one. */
  hashes: z.array(HashString),
})
export type ArchiveAnswer = z.infer<typeof ArchiveAnswer>

/** POST /projects/move: into another project, or to the top with null. Needs rights 3 on both. */
/** Somebody who comes to rights by a move. */
export const MoveGain = z.object({
  /** A person, an invited address, everybody with the link, or members of a team. */
  who: z.string(),
  /** The most that they come to. */
  rights_level: RightsLevel,
  /** On how many of the items that move, with what is inside of them. */
  items: z.int(),
})
export type MoveGain = z.infer<typeof MoveGain>

/**
 * POST /projects/move. Needs rights 3 on the item and on the project, and 4 on whatever somebody
 * would come to more rights on.
 */
export const MoveRequest = z.object({
  data_type: SharedType,
  hash_string: HashString,
  project_hash: z.optional(ProjectHash),
  current_view: z.optional(z.union([ListView, z.literal('')])),
  /** Only says what would come of it. */
  check: z._default(Flag, false),
})
export const MoveAnswer = z.object({
  success: z.literal(true),
  hash_string: HashString,
  /** Where it is now. */
  path: z.array(PathPart),
  gains: z.array(MoveGain),
})
export type MoveAnswer = z.infer<typeof MoveAnswer>

/**
 * POST /projects/remove: for everybody with rights 4 (a project with everything in it), else only from
 * the visitor's own lists.
 */
export const RemoveRequest = z.object({ data_type: SharedType, hash_string: HashString })
export const RemoveAnswer = z.object({
  success: z.literal(true),
  /** Whether it is gone for everybody. */
  deleted: z.boolean(),
  /** Projects that went with it. */
  project_hashes: z.array(HashString),
})
export type RemoveAnswer = z.infer<typeof RemoveAnswer>

/** POST /projects/batch: the same with many items. 'clear' ends a selection and changes nothing. */
export const BatchRequest = z.object({
  command: z.enum(['move', 'clear', 'add_star', 'remove_star', 'archive', 'restore', 'remove', 'Invite']),
  items: z.array(HashString).check(z.maxLength(BATCH_LIMIT)),
  /** Where to move them; null is the top. */
  project_hash: z.optional(ProjectHash),
  /** The project that the list shows, and its view: `to_remove` follows from them. */
  current_project_hash: z.optional(ProjectHash),
  view: z.optional(ListView),
  /** For 'Invite': accept (true) or reject the invitations. */
  add: z._default(Flag, true),
  /** For 'move': only says what would come of it. */
  check: z._default(Flag, false),
})
export type BatchRequest = z.input<typeof BatchRequest>
export const BatchAnswer = z.object({
  success: z.literal(true),
  /** 'Some items could not be changed: Insufficient access rights.' when `failed_on_one`. */
  message: z.string(),
  /** Items that are no longer in the list that is shown. */
  to_remove: z.record(z.string(), z.literal(true)),
  failed_on_one: z.boolean(),
  /** Items that stayed as they were. */
  failed: z.array(HashString),
  /** Who comes to rights by a move. */
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
  /** How many invitations are left. */
  invitations: z.int().check(z.nonnegative()),
  /** Where what was accepted is to be found; '' after rejecting. */
  url: z.string(),
})
export type InviteAnswer = z.infer<typeof InviteAnswer>

/**
 * POST /projects/claim_invitation: makes the invitation of an e-mail one of the visitor, whatever
 * address that person signed up with. It still has to be accepted.
 */
export const ClaimRequest = z.object({
  /** From the e-mail's link, /invites/#… */
  token: z.string().check(z.minLength(1), z.maxLength(64)),
})
