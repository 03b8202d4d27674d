/** Worksheets and projects in lists and trees. */
import * as z from 'zod/mini'
import { HashString, RightsLevel, UnixTime } from './common.ts'

/** Items of invitations; teams are items only there. */
export const ItemType = z.enum(['Worksheet', 'Project', 'Team'])
export type ItemType = z.infer<typeof ItemType>

/** Items that rights can be given on. */
export const SharedType = z.enum(['Worksheet', 'Project'])
export type SharedType = z.infer<typeof SharedType>

/** Greatest number of projects inside one another. */
export const PROJECT_DEPTH = 16

/** A project on the way from the top down to an item. */
export const PathPart = z.object({ hash_string: HashString, name: z.string() })
export type PathPart = z.infer<typeof PathPart>

/** The worst check of a worksheet, in words. */
export const WorstCheck = z.object({
  name: z.string(),
  /** `117.4 %`; '' where a ratio says nothing. */
  utilisation: z.string(),
  verdict: z.enum(['OK', 'NOT OK', 'NOT CHECKED']),
})
export type WorstCheck = z.infer<typeof WorstCheck>

/** A row of a list. */
export const ListItem = z.object({
  hash_string: HashString,
  name: z.string(),
  item_type: ItemType,
  /** Whether it is a worksheet. */
  worksheet: z.boolean(),
  /** Set when the visitor has starred the item. */
  star_id: z.nullable(z.string()),
  /** Set when the visitor has archived the item or the project around it. */
  archive_id: z.nullable(z.string()),
  updated_at: UnixTime,
  /** Hash of the project around the item; null at the top, and where the visitor may not see the project. */
  parent_project_hash: z.nullable(HashString),
  /** Projects around the item that the visitor may see, the outermost first. */
  path: z.array(PathPart),
  /** Level of the visitor on the item. */
  rights_level: RightsLevel,
  /** Name of the owner, or of the person who invites. */
  author: z.string(),
  /** The line that a search was found in, where the name alone does not have all words. */
  found_in: z.optional(z.string()),
  /** Name of the visitor's team that the item or a project around it is shared with; '' for none. */
  team: z.string(),
  /** Whether the worksheet is as it was marked as checked; absent for one without a mark. */
  checked: z.optional(z.enum(['holds', 'broken'])),
  /** By the results that were saved; absent for a worksheet without checks, and until the server has read it. */
  worst_check: z.optional(WorstCheck),
  /** Number of threads of comments that are not resolved, where the visitor sees comments; absent for none. */
  open_comments: z.optional(z.int()),
  /** The program to a document of which the item, or a project around a worksheet, is linked; absent for none. */
  linked_to: z.optional(z.array(z.enum(['Onshape', 'Fusion']))),
  /** Level of everybody who knows the address. */
  everybody: RightsLevel,
  /** Whether anybody beside the owner was given rights on the item itself. */
  shared: z.boolean(),
  /** Whether the visitor is the owner. Deleting then holds for everybody. */
  own: z.boolean(),
  /** Whether the visitor has not accepted the item yet. */
  invitation: z.boolean(),
  /** Hash of an invitation for /projects/invite; null for other rows. */
  rights_hash: z.nullable(z.string()),
})
export type ListItem = z.infer<typeof ListItem>

/** A project of the tree. */
export const ProjectNode = z.object({
  hash_string: HashString,
  name: z.string(),
  /** Hash of the project around it; null when the tree lacks that one. */
  parent: z.nullable(HashString),
  url_end: z.string(),
  rights_level: RightsLevel,
  own: z.boolean(),
  archived: z.boolean(),
  starred: z.boolean(),
})
export type ProjectNode = z.infer<typeof ProjectNode>

/** `message` is for the user, '' when there is none. */
export const DoneAnswer = z.object({ success: z.literal(true), message: z.string() })
export type DoneAnswer = z.infer<typeof DoneAnswer>
