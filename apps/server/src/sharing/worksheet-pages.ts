/** Pages of lists of worksheets. Each source reads its first rows by an index, and no further. */
import { type SQL, sql } from '../db/drizzle.ts'
import * as z from 'zod/mini'
import type { Query } from '../db/database.ts'
import { TOO_MANY, type TermSearch, termSearch, wordsOf } from '../documents/search-terms.ts'
import type { SlotReadServices } from '../documents/read-in-slot.ts'
import type { StoredReadServices } from '../documents/stored-worksheet.ts'
import { Refused } from '../failure.ts'
import type { SharedWorksheet } from './places.ts'
import type { WordIndexer } from './word-indexer.ts'
import { WORST_CHECKS } from './worst-checks.ts'
import { NO_FILTERS, type SearchFilters, filterConditions } from './search-filters.ts'
import { refreshWords } from './worksheet-words.ts'

/** Sources of the rows of a list. */
export interface ListSources {
  /** Whether worksheets that the visitor owns are listed. */
  readonly own?: boolean
  /** Whether worksheets with accepted rights of the visitor are listed. */
  readonly given?: boolean
  /** Whether worksheets shared with a team of the visitor are listed. */
  readonly team?: boolean
  /** Projects whose worksheets are listed. */
  readonly projects?: readonly string[]
}

export interface PageRequest {
  /** Person whose stars and archive count; null for an anonymous visitor. */
  readonly userId: string | null
  readonly sources: ListSources
  readonly archived: boolean
  readonly starred: boolean
  /** Only worksheets that are linked to a document of Fusion. */
  readonly fusion?: boolean
  /** Only worksheets that are linked to a document of Onshape, themselves or with a project around them. */
  readonly onshape?: boolean
  /** Only worksheets that the person was asked to check. */
  readonly toCheck?: boolean
  /** The ones that the person has opened, in the order of the last time, which stands for that of the change. */
  readonly recent?: boolean
  readonly filters?: SearchFilters
  /** Words that all have to be in the name or the content of a worksheet. */
  readonly search: string
  /** Whether a worksheet is also found by its name alone, as one has to be whose content was not read yet. */
  readonly byNameAlone?: boolean
  readonly byName: boolean
  /** End of the previous page. */
  readonly cursor: string | null
  readonly limit: number
}

export interface ListedWorksheet extends SharedWorksheet {
  readonly hash: string
  readonly name: string
  /** Seconds since 1970. */
  readonly updatedAt: number
  readonly starred: boolean
  readonly archived: boolean
}

export interface Page {
  readonly rows: readonly ListedWorksheet[]
  readonly nextCursor: string | null
}

type Row = ListedWorksheet & { readonly key: string; readonly [column: string]: unknown }

export async function readPage(query: Query, request: PageRequest): Promise<Page> {
  const branches = branchesOf(request)
  if (branches.length === 0) return { rows: [], nextCursor: null }
  const statement = pageStatement(request, branches)
  const { rows } = await (request.search === ''
    ? query.execute<Row>(statement)
    : query.transaction(async transaction => {
        await transaction.execute(SEARCHING)
        return transaction.execute<Row>(statement)
      }))
  const shown = rows.slice(0, request.limit)
  const last = rows.length > request.limit ? shown.at(-1) : undefined
  return { rows: shown, nextCursor: last ? writeCursor(last) : null }
}

/** The statement of a page; a test checks its plan. */
export function pageStatement(request: PageRequest, branches: readonly SQL[] = branchesOf(request)): SQL {
  const most = request.limit + 1
  const order = request.byName ? sql`key, id` : sql`moment desc, id desc`
  const searched = termSearch(wordsOf(request.search))
  const selects = branches.map(branch => sql`(${selectOf(request, searched, branch)} limit ${most})`)
  return sql`${searched.terms === '' ? sql`` : foundByTerms(searched)} select * from (${sql.join(selects, sql` union `)}) as listed order by ${order} limit ${most}`
}

function branchesOf({ userId, sources }: PageRequest): SQL[] {
  const branches: SQL[] = []
  if (sources.projects && sources.projects.length > 0) {
    const inside = sql`worksheets.project_id = any(${sql.param(sources.projects)})`
    // Worksheets of the visitor's own come from their own source, in order; here they would all be read and
    // sorted.
    branches.push(sources.own ? sql`${inside} and worksheets.owner_id <> ${userId}` : inside)
  }
  if (userId === null) return branches
  if (sources.own) branches.push(sql`worksheets.owner_id = ${userId}`)
  if (sources.given)
    branches.push(sql`worksheets.id in (select worksheet_id from worksheet_rights
      where user_id = ${userId} and rights >= 1 and not pending)`)
  if (sources.team)
    branches.push(sql`worksheets.team_rights >= 1 and worksheets.team_id = any(array(
      select team_id from team_members where user_id = ${userId} and not pending))`)
  return branches
}

/** One source in the list's order, which stops at the end of the page. */
function selectOf(request: PageRequest, searched: TermSearch, branch: SQL): SQL {
  const { userId, byName } = request
  const moment = request.recent ? sql`opened.opened_at` : sql`worksheets.updated_at`
  const archived = sql`coalesce(worksheet_shelf.archived, project_shelf.archived, false)`
  const conditions = [
    branch,
    ...filterConditions(request.filters ?? NO_FILTERS, userId),
    sql`${archived} = ${request.archived}`,
    sql`worksheet_shelf.removed is not true`,
    ...(request.starred ? [sql`worksheet_shelf.starred`] : []),
    ...(request.toCheck
      ? [sql`worksheets.id in (select worksheet_id from check_requests where user_id = ${userId})`]
      : []),
    ...(request.fusion ? [LINKED] : []),
    ...(request.onshape ? [LINKED_TO_ONSHAPE] : []),
    ...searchConditions(request, searched),
    ...(request.cursor === null ? [] : [afterCursor(request.cursor, byName, moment)]),
  ]
  return sql`
    select worksheets.id, worksheets.hash, worksheets.name, worksheets.owner_id as "ownerId",
      worksheets.project_id as "projectId", worksheets.public_rights as "publicRights",
      worksheets.team_id as "teamId", worksheets.team_rights as "teamRights",
      ${moment} as moment,
      ${byName ? sql`name_order(worksheets.name)` : sql`${moment}::text`} as key,
      floor(extract(epoch from ${moment}))::float8 as "updatedAt",
      coalesce(worksheet_shelf.starred, false) as starred, ${archived} as archived
    from worksheets
    left join worksheet_shelf
      on worksheet_shelf.worksheet_id = worksheets.id and worksheet_shelf.user_id = ${userId}
    left join project_shelf
      on project_shelf.project_id = worksheets.project_id and project_shelf.user_id = ${userId}
    ${request.recent ? sql`join worksheet_openings as opened on opened.worksheet_id = worksheets.id and opened.user_id = ${userId}` : sql``}
    where ${sql.join(conditions, sql` and `)}
    order by ${byName ? sql`name_order(worksheets.name), worksheets.id` : sql`${moment} desc, worksheets.id desc`}`
}

const LINKED = sql`worksheets.id in (select worksheet_id from worksheet_fusion where document_id is not null)`

const LINKED_TO_ONSHAPE = sql`(worksheets.id in (select worksheet_id from worksheet_onshape)
  or worksheets.project_id in (
    with recursive linked as (
      select project_id from project_onshape
      union select projects.id from linked join projects on projects.parent_id = linked.project_id
    ) select project_id from linked))`

/** Name as `plainText` writes the words of a search. */
const PLAIN_NAME = sql`plain_text(worksheets.name)`

/** The worksheets of a source with all words of the search. */
function searchConditions({ search, byNameAlone }: PageRequest, searched: TermSearch): SQL[] {
  const words = wordsOf(search)
  const { terms, selective, inexact } = searched
  if (terms === '') return hasAll(SEARCHED, words)
  // Neither is a join: a source is read in its own order, and stops at the end of the page.
  const found = selective
    ? sql`worksheets.id in (select worksheet_id from found)`
    : sql`coalesce((select terms @@ ${terms}::tsquery from worksheet_words where worksheet_id = worksheets.id), false)`
  const readThrough = sql`worksheets.id in (select worksheet_id from without_terms)`
  const read = sql.join([readThrough, ...hasAll(SEARCHED, words)], sql` and `)
  const named = byNameAlone ? sql` or (${sql.join(hasAll(PLAIN_NAME, words), sql` and `)})` : sql``
  return [sql`(${found} or (${read})${named})`, ...hasAll(SEARCHED, inexact)]
}

/**
 * The worksheets with the terms of a search, whoever may see them: the index is asked once for all sources. So is it for
 * the few worksheets whose texts have to be read.
 */
const foundByTerms = ({ terms, selective }: TermSearch): SQL => sql`with without_terms as materialized (
  select worksheet_id from worksheet_words where terms @@ ${`'${TOO_MANY}'`}::tsquery
), found as materialized (
  select worksheet_id from worksheet_words where ${selective ? sql`terms @@ ${terms}::tsquery` : sql`false`})`

/**
 * Settings of the planner for the transaction of a search. The planner would read all terms rather than their index, for
 * it does not know that they lie beside the rows, and it keeps a set of ids at hand only where it fits this memory.
 */
const SEARCHING = sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '64MB', true)`

const hasAll = (text: SQL, words: readonly string[]): SQL[] =>
  words.map(word => sql`${text} like ${`%${escapeLike(word)}%`}`)

const escapeLike = (word: string): string => word.replaceAll(/[\\%_]/g, sign => `\\${sign}`)

const SEARCHED = sql`(${PLAIN_NAME} || ' ' ||
  coalesce((select words from worksheet_words where worksheet_id = worksheets.id), ''))`

/** Dependencies of a search. */
type Searching = StoredReadServices & SlotReadServices & { readonly wordIndexer: WordIndexer }

/** Updates the words that a search covers. Returns false when some are left for the next search. */
export async function prepareSearch(searching: Searching, request: PageRequest): Promise<boolean> {
  const branches = branchesOf(request)
  if (request.filters?.checks && branches.length > 0)
    await refreshWords(searching, branches, undefined, WORST_CHECKS)
  if (wordsOf(request.search).length === 0 || request.cursor !== null || branches.length === 0) return true
  const complete = await refreshWords(searching, branches)
  if (!complete) void searching.wordIndexer.goOn(branches)
  return complete
}

/** A time as PostgreSQL writes it, to the microsecond, which a Date cannot hold. */
const MOMENT = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d){0,2}$/

const Cursor = z.tuple([z.string(), z.string()])

const writeCursor = ({ key, id }: Row): string => Buffer.from(JSON.stringify([key, id])).toString('base64url')

function afterCursor(cursor: string, byName: boolean, moment: SQL): SQL {
  const [key, id] = readCursor(cursor, byName)
  return byName
    ? sql`(name_order(worksheets.name), worksheets.id) > (${key}, ${id})`
    : sql`(${moment}, worksheets.id) < (${key}::timestamptz, ${id})`
}

function readCursor(cursor: string, byName: boolean): readonly [string, string] {
  try {
    const [key, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    if (byName || MOMENT.test(key)) return [key, id]
  } catch {
    // The error is reported below, as for a cursor of another order.
  }
  throw new Refused('invalid', 'cursor: not one that this list gave')
}
