/** The calls below /projects that read: lists, trees and the left bar. */
import * as z from 'zod/mini'
import { HashString, RightsLevel, Flag, ProjectHash } from './common.ts'
import { ItemType, ListItem, PathPart, ProjectNode } from './items.ts'
import { TeamSummary } from './teams.ts'

/** Most rows of one answer. */
export const LIST_LIMIT = 1000

/** Sections and routes of the list; the last three show one project. */
export const ListView = z.enum([
  'active',
  'starred',
  'invites',
  'archive',
  'team',
  'shared',
  'my_docs',
  'project',
  'archive_projects',
  'starred_projects',
])
export type ListView = z.infer<typeof ListView>

/** POST /projects: rows of a list, `limit` at a time. Needs rights 1 on a project, else somebody signed in. */
export const ListRequest = z.object({
  /** The project to show; without one the view's own list. */
  hash_string: z.optional(ProjectHash),
  view: z._default(ListView, 'active'),
  /** Archived rows instead of active ones. */
  show_archived: z._default(Flag, false),
  /** Starred rows only. */
  star: z._default(Flag, false),
  /** '' is 'date', as some clients write it. */
  sort_by: z._default(z.enum(['date', 'name', '']), 'date'),
  /** The same as `sort_by: 'name'`. */
  order_by_name: z._default(Flag, false),
  /** Every word of it is in the name. In a project its sub-projects are searched too. */
  search_term: z._default(z.string().check(z.maxLength(200)), ''),
  /** `next_cursor` of the answer before. */
  cursor: z.nullish(z.string().check(z.maxLength(2000))),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(LIST_LIMIT)), 200),
})
/** As the client writes it. */
export type ListRequest = z.input<typeof ListRequest>

export const ListAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** Of the project shown: the projects around it, the outermost first. */
  path: z.array(PathPart),
  /** Worksheets (and, in the view 'invites', everything one is invited to), in the order asked for. */
  worksheets: z.array(ListItem),
  /**
   * With the first rows: sub-projects of the project, top projects of the section, starred ones, or
   * all whose name has the search term.
   */
  projects: z.array(ListItem),
  /** Whether the project shown is in another one that may be seen. */
  has_parent: z.boolean(),
  /** The project shown, '' for none. */
  hash_string: z.string(),
  /** Its name, '' for none. */
  name: z.string(),
  /** Its name as addresses have it. */
  url_end: z.string(),
  /** What the visitor may do with the project; 4 in a list without one. */
  rights_level: RightsLevel,
  /** The visitor may not save here. */
  no_save: z.boolean(),
  /** null when these are the last rows. */
  next_cursor: z.nullable(z.string()),
})
export type ListAnswer = z.infer<typeof ListAnswer>

/** POST /projects/tree, /projects/archive_tree, /projects/team_tree, /projects/shared_tree: all projects of a section. */
export const TreeAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  /** By name; a project comes after the one that it is in. */
  projects: z.array(ProjectNode),
})
export type TreeAnswer = z.infer<typeof TreeAnswer>

/** POST /projects/left_bar: what stands beside every list. */
export const LeftBarAnswer = z.object({
  success: z.literal(true),
  /** How many invitations wait. */
  invitations: z.int().check(z.nonnegative()),
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
  /** Belongs to a team: it is removed by who may administer it, not from the Team list. */
  team: z.boolean(),
  starred: z.boolean(),
  archived: z.boolean(),
  parent_project_hash: z.nullable(HashString),
  url_end: z.string(),
  /** What is in a project at any depth, and goes with it when it is deleted; 0 for who may not delete it. */
  projects_inside: z.int(),
  worksheets_inside: z.int(),
})
export type RightsLevelAnswer = z.infer<typeof RightsLevelAnswer>
