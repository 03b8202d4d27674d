/** Worksheets and projects as lists and trees show them. */
import * as z from 'zod/mini'
import { HashString, RightsLevel, UnixTime } from './common.ts'

/** A team is an item only in invitations. */
export const ItemType = z.enum(['Worksheet', 'Project', 'Team'])
export type ItemType = z.infer<typeof ItemType>

/** What rights can be given on. */
export const SharedType = z.enum(['Worksheet', 'Project'])
export type SharedType = z.infer<typeof SharedType>

/** Most projects inside of one another. */
export const PROJECT_DEPTH = 16

/** One step of the way from a top project down to where something is. */
export const PathPart = z.object({ hash_string: HashString, name: z.string() })
export type PathPart = z.infer<typeof PathPart>

/** A row of a list. */
export const ListItem = z.object({
  hash_string: HashString,
  name: z.string(),
  item_type: ItemType,
  /** Whether it is a worksheet. */
  worksheet: z.boolean(),
  /** Set when the visitor has starred it. */
  star_id: z.nullable(z.string()),
  /** Set when the visitor has archived it, or the project that it is in. */
  archive_id: z.nullable(z.string()),
  updated_at: UnixTime,
  /** null at the top, and where the visitor may not see the project. */
  parent_project_hash: z.nullable(HashString),
  /** The projects around it that the visitor may see, the outermost first. */
  path: z.array(PathPart),
  /** What the visitor may do with it. */
  rights_level: RightsLevel,
  /** Name of the owner; of who invites, for an invitation. */
  author: z.string(),
  /** Name of the visitor's team that it is shared with, by itself or by a project around it; '' for none. */
  team: z.string(),
  /** What everybody with its address may do. */
  everybody: RightsLevel,
  /** Whether somebody beside its owner was given rights on it itself. */
  shared: z.boolean(),
  /** Whether the visitor is the owner: 'delete' then means for everybody. */
  own: z.boolean(),
  /** Whether it waits for the visitor to accept it. */
  invitation: z.boolean(),
  /** Names an invitation in /projects/invite; null for all else. */
  rights_hash: z.nullable(z.string()),
})
export type ListItem = z.infer<typeof ListItem>

/** A project of the tree. */
export const ProjectNode = z.object({
  hash_string: HashString,
  name: z.string(),
  /** The project it is in, as far as the same tree has that one. */
  parent: z.nullable(HashString),
  url_end: z.string(),
  rights_level: RightsLevel,
  own: z.boolean(),
  archived: z.boolean(),
  starred: z.boolean(),
})
export type ProjectNode = z.infer<typeof ProjectNode>

/** `message` is for the user, '' when there is nothing to say. */
export const DoneAnswer = z.object({ success: z.literal(true), message: z.string() })
export type DoneAnswer = z.infer<typeof DoneAnswer>
