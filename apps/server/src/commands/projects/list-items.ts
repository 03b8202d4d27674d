/** POST /projects: the rows of a list. */
import {
  type ListAnswer,
  type ListItem,
  type ListRequest,
  plainText,
  nameInAddress,
} from '@calcwright/contract'
import type * as z from 'zod/mini'
import { type Visitor, authorize } from '../../policies/policy.ts'
import { childProjects, projectsWithin, projectMarksOf } from '../../sharing/project-tree.ts'
import { type SearchFilters, splitSearch } from '../../sharing/search-filters.ts'
import { wordsOf } from '../../documents/search-terms.ts'
import { hitLines } from '../../sharing/hit-lines.ts'
import { type ListedProject, isInSection, listProjects } from '../../sharing/visitor-projects.ts'
import {
  type ListedWorksheet,
  type PageRequest,
  type ListSources,
  prepareSearch,
  readPage,
} from '../../sharing/worksheet-pages.ts'
import { linkFields, linkOf } from '../../onshape/links.ts'
import type { Context } from '../../context.ts'
import { findAllowedProject, visiblePath } from '../find-allowed-item.ts'
import { invitationItems } from '../invitations/list-invitations.ts'
import { linksOfProjects } from './linked-items.ts'
import { projectItems, worksheetItems } from './list-rows.ts'

type Request = z.output<typeof ListRequest>

/** Most projects that a search shows. */
const PROJECTS_FOUND = 200

/** A request whose filters stand apart from the words of the search. */
type Wanted = Request & { readonly filters: SearchFilters }

export async function listItems(context: Context, asked: Request): Promise<ListAnswer> {
  const { words, filters } = splitSearch(asked.search_term)
  const request: Wanted = { ...asked, search_term: words, filters }
  if (request.hash_string) return listProject(context, request, request.hash_string)
  authorize('list', context.visitor, null)
  const visitor = context.visitor as Visitor
  if (request.view === 'invites')
    return { ...NO_PROJECT, worksheets: await invitationItems(context, visitor) }
  const listed = await listProjects(context.query, visitor.userId)
  const page = pageOf(request, visitor.userId, sourcesOf(request, listed))
  const complete = await prepareSearch(context, page)
  const [{ rows, nextCursor }, projects] = await Promise.all([
    readPage(context.query, { ...page, byNameAlone: !complete }),
    request.cursor
      ? []
      : projectItems(context, topProjects(request, page, await projectsOfView(context, request, listed))),
  ])
  return {
    ...NO_PROJECT,
    message: complete ? '' : SEARCH_AGAIN,
    worksheets: await found(context, rows, page),
    projects,
    fusion: request.view === 'fusion_docs',
    onshape: request.view === 'onshape_docs',
    next_cursor: nextCursor,
  }
}

/** Rows of worksheets; those of a search say in which line it was found. */
async function found(
  context: Context,
  rows: readonly ListedWorksheet[],
  { search }: PageRequest,
): Promise<ListItem[]> {
  const [items, lines] = await Promise.all([
    worksheetItems(context, rows),
    hitLines(context.query, rows, wordsOf(search)),
  ])
  const byHash = new Map(rows.map(({ hash, id }) => [hash, lines.get(id)]))
  return items.map(item => {
    const line = byHash.get(item.hash_string)
    return line === undefined ? item : { ...item, found_in: line }
  })
}

const SEARCH_AGAIN = 'Not everything could be searched in time. Search again to go on.'

/** A list that shows no project. */
const NO_PROJECT: ListAnswer = {
  success: true,
  message: '',
  path: [],
  worksheets: [],
  projects: [],
  has_parent: false,
  hash_string: '',
  name: '',
  url_end: '',
  archived: false,
  rights_level: 4,
  fusion: false,
  onshape: false,
  no_save: false,
  next_cursor: null,
}

function pageOf(request: Wanted, userId: string | null, sources: ListSources): PageRequest {
  return {
    userId,
    sources,
    archived: request.show_archived || request.view === 'archive' || request.view === 'archive_projects',
    fusion: request.view === 'fusion_docs',
    onshape: request.view === 'onshape_docs',
    toCheck: request.view === 'to_check',
    starred: request.star || request.view === 'starred' || request.view === 'starred_projects',
    recent: request.view === 'recent',
    filters: request.filters,
    search: request.search_term,
    byName: request.order_by_name || request.sort_by === 'name',
    cursor: request.cursor ?? null,
    limit: request.limit,
  }
}

function sourcesOf({ view }: Request, listed: readonly ListedProject[]): ListSources {
  const ids = (rows: readonly ListedProject[]) => rows.map(row => row.id)
  switch (view) {
    case 'my_docs':
      return { own: true, projects: ids(listed.filter(row => isInSection(row, 'my_docs'))) }
    case 'team':
      return { team: true, projects: ids(listed.filter(row => isInSection(row, 'team'))) }
    case 'shared':
      return { given: true, projects: ids(listed.filter(row => isInSection(row, 'shared'))) }
    default:
      return { own: true, given: true, team: true, projects: ids(listed) }
  }
}

/** Lists of linked items have the projects that are linked themselves. */
async function projectsOfView(
  { query }: Context,
  { view }: Request,
  listed: readonly ListedProject[],
): Promise<readonly ListedProject[]> {
  if (view === 'fusion_docs' || view === 'to_check' || view === 'recent') return []
  if (view !== 'onshape_docs') return listed
  const links = await linksOfProjects(query, listed)
  return listed.filter(({ id }) => links.has(id))
}

/** Outermost projects of a section; with a search or stars, all projects that match. */
function topProjects(
  { view }: Request,
  { userId, archived, starred, search, filters = {} }: PageRequest,
  listed: readonly ListedProject[],
): readonly ListedProject[] {
  const words = wordsOf(search)
  const section = view === 'my_docs' || view === 'team' || view === 'shared' ? view : null
  const fitting = listed.filter(
    row =>
      row.archived === archived &&
      (section === null || isInSection(row, section)) &&
      (!starred || row.starred) &&
      fitsFilters(row, filters, userId) &&
      hasWords(row.name, words),
  )
  if (words.length > 0 || starred || Object.keys(filters).length > 0) return fitting.slice(0, PROJECTS_FOUND)
  if (section === null && view !== 'onshape_docs' && !archived) return []
  const ids = new Set(fitting.map(row => row.id))
  return fitting.filter(row => row.parentId === null || !ids.has(row.parentId))
}

/** Projects have no checks and no comments of their own. */
function fitsFilters(
  row: { readonly ownerId: string },
  filters: SearchFilters,
  userId: string | null,
): boolean {
  if (filters.checks || filters.comments || filters.kind === 'worksheet') return false
  return !filters.owner || (filters.owner === 'me') === (row.ownerId === userId)
}

function hasWords(name: string, words: readonly string[]): boolean {
  const small = plainText(name)
  return words.every(word => small.includes(word))
}

/** Lists the content of one project; a search also covers the projects inside it. */
async function listProject(context: Context, request: Wanted, hash: string): Promise<ListAnswer> {
  const { query, visitor } = context
  const { row, level, around } = await findAllowedProject(context, 'list_project', hash)
  const userId = visitor?.userId ?? null
  const words = wordsOf(request.search_term)
  const [inner, marks] = await Promise.all([
    words.length > 0 ? projectsWithin(query, row.id) : childProjects(query, row.id),
    projectMarksOf(query, userId),
  ])
  const ids = words.length > 0 ? [row.id, ...inner.map(project => project.id)] : [row.id]
  const page = pageOf(request, userId, { projects: ids })
  // The list of an archived project shows what is archived with it.
  const isArchived = marks.get(row.id)?.archived ?? false
  const archived = page.archived || isArchived
  const complete = await prepareSearch(context, page)
  const [{ rows, nextCursor }, projects] = await Promise.all([
    readPage(query, { ...page, archived, starred: request.star, byNameAlone: !complete }),
    request.cursor
      ? []
      : projectItems(
          context,
          inner
            .map(project => ({
              starred: false,
              archived: false,
              removed: false,
              ...project,
              ...marks.get(project.id),
            }))
            .filter(
              project =>
                project.archived === archived &&
                !project.removed &&
                (!request.star || project.starred) &&
                hasWords(project.name, words),
            ),
        ),
  ])
  const path = visiblePath(around, visitor)
  return {
    ...NO_PROJECT,
    message: complete ? '' : SEARCH_AGAIN,
    path,
    worksheets: await found(context, rows, page),
    projects,
    has_parent: path.length > 0,
    hash_string: row.hash,
    name: row.name,
    url_end: nameInAddress(row.name),
    archived: isArchived,
    rights_level: level,
    no_save: level < 3,
    ...linkFields(await linkOf(context.query, { type: 'Project', row, around })),
    next_cursor: nextCursor,
  }
}
