/** Calls below /projects that read: lists, trees and the left bar. */
import * as z from 'zod/mini'
import { HashString, RightsLevel, Flag, ProjectHash } from './common.ts'
import { ItemType, ListItem, PathPart, ProjectNode } from './items.ts'
import { onshapeLink } from './onshape-link.ts'
import { TeamSummary } from './teams.ts'

/** Greatest number of rows in an answer. */
export const LIST_LIMIT = 1000

/** Sections and routes of the list; the last three show one project. */
export const ListView = z.enum([
  'active',
  'starred',
  'recent',
  'invites',
  'to_check',
  'archive',
  'team',
  'shared',
  'my_docs',
  'onshape_docs',
  'fusion_docs',
  'project',
  'archive_projects',
  'starred_projects',
])
export type ListView = z.infer<typeof ListView>

/**
 * POST /projects: rows of a list, `limit` at a time. Needs rights 1 on a project, else a visitor who is
 * signed in.
 */
export const ListRequest = z.object({
  /** Project to show; without one the view's own list. */
  hash_string: z.optional(ProjectHash),
  view: z._default(ListView, 'active'),
  /** Archived rows instead of active ones. */
  show_archived: z._default(Flag, false),
  /** Starred rows only. */
  star: z._default(Flag, false),
  /** Order of the rows; '' means 'date', as some clients write it. */
  sort_by: z._default(z.enum(['date', 'name', '']), 'date'),
  /** The same as `sort_by: 'name'`. */
  order_by_name: z._default(Flag, false),
  /** Words that all have to be in the name or content, and filters such as `owner:me` (`SEARCH_FILTERS`). In a project the search covers its sub-projects too. */
  search_term: z._default(z.string().check(z.maxLength(200)), ''),
  /** `next_cursor` of the previous answer. */
  cursor: z.nullish(z.string().check(z.maxLength(2000))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(LIST_LIMIT)), 200),
})
/** The request as the client writes it. */
export type ListRequest = z.input<typeof ListRequest>

export const ListAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Projects around the shown one, the outermost first. */
  path: z.array(PathPart),
  /** Worksheets, or in the view 'invites' all invitations, in the requested order. */
  worksheets: z.array(ListItem),
  /**
   * Projects that come with the first rows: sub-projects of the project, top projects of the section, starred
   * ones, or all whose name matches the search.
   */
  projects: z.array(ListItem),
  /** Whether the shown project is in another one that the visitor may see. */
  has_parent: z.boolean(),
  /** Hash of the shown project, '' for none. */
  hash_string: z.string(),
  /** Name of the shown project, '' for none. */
  name: z.string(),
  /** Name of the shown project as the end of an address. */
  url_end: z.string(),
  /** Whether the shown project is in the visitor's archive. */
  archived: z.boolean(),
  /** Level of the visitor on the project; 4 in a list without one. */
  rights_level: RightsLevel,
  /** Whether it is the list of what is linked to documents of Fusion. */
  fusion: z.boolean(),
  /** Whether it is the list of what is linked to documents of Onshape. */
  onshape: z.boolean(),
  /** Whether the visitor may not save here. */
  no_save: z.boolean(),
  /** Cursor of the next rows; null when these are the last. */
  next_cursor: z.nullable(z.string()),
  /** The link of the shown project. */
  ...onshapeLink,
})
export type ListAnswer = z.infer<typeof ListAnswer>

/** POST /projects/tree, /projects/archive_tree, /projects/team_tree, /projects/shared_tree, /projects/onshape_tree, /projects/fusion_tree: all projects of a section. */
export const TreeAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Projects by name; each comes after the one that contains it. */
  projects: z.array(ProjectNode),
})
export type TreeAnswer = z.infer<typeof TreeAnswer>

/** POST /projects/left_bar: content of the bar beside every list. */
export const LeftBarAnswer = z.object({
  success: z.literal(true),
  /** Number of pending invitations. */
  invitations: z.int().check(z.nonnegative()),
  /** Number of worksheets that the visitor was asked to check. */
  to_check: z.int().check(z.nonnegative()),
  teams: z.array(TeamSummary),
})
export type LeftBarAnswer = z.infer<typeof LeftBarAnswer>

/** POST /projects/rights_level, and the worksheet command `rights_level`. Needs rights 1. */
export const RightsLevelRequest = z.object({ hash_string: HashString })
export const RightsLevelAnswer = z.object({
  success: z.literal(true),
  hash_string: HashString,
  name: z.string(),
  item_type: ItemType,
  rights_level: RightsLevel,
  own: z.boolean(),
  /** Name of the owner. */
  owner: z.string(),
  /**
   * Whether the item belongs to a team. Those who administer it delete it; nobody removes it from the Team
   * list.
   */
  team: z.boolean(),
  starred: z.boolean(),
  archived: z.boolean(),
  parent_project_hash: z.nullable(HashString),
  url_end: z.string(),
  /**
   * Number of items in a project at any depth, which are deleted with it; 0 for a visitor who may not delete
   * it.
   */
  projects_inside: z.int(),
  worksheets_inside: z.int(),
  ...onshapeLink,
  /** Whether the item, or a project around it, is linked to a document of Onshape. */
  onshape: z.optional(z.boolean()),
  /** Whether it is a project that is linked itself: its name, collaborators and end are matters of Onshape. */
  onshape_managed: z.optional(z.boolean()),
})
export type RightsLevelAnswer = z.infer<typeof RightsLevelAnswer>
