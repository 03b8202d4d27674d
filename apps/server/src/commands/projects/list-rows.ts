/** Rows of lists, with the visitor's level on each. Hidden items are left out. */
import { type ListItem, type ProjectNode, nameInAddress } from '@calcwright/contract'
import { type AnyPgColumn, and, gt, inArray } from '../../db/drizzle.ts'
import { users, worksheetRights } from '../../db/schema.ts'
import { projectRights } from '../../db/sharing-schema.ts'
import { levelOn, ownLevelOn, publicLevelOn } from '../../policies/policy.ts'
import { type ProjectRow, type SharingColumns, readChains, readPlaces } from '../../sharing/places.ts'
import type { ListedWorksheet } from '../../sharing/worksheet-pages.ts'
import type { Context } from '../../context.ts'
import { worstChecksOf } from '../../sharing/worst-checks.ts'
import { visiblePath } from '../find-allowed-item.ts'
import { openThreads } from '../../comments/comment-rows.ts'
import { checkStatesOf } from '../../checks/check-states.ts'
import { teamsOf } from '../teams/list-teams.ts'
import { linksOfProjects, linksOfWorksheets } from './linked-items.ts'

/** A project with the visitor's own marks. */
export interface MarkedProject extends ProjectRow {
  readonly starred: boolean
  readonly archived: boolean
}

const SET = 'set'

/** Reads the data that describes rows: the projects around each, names of owners, the visitor's teams. */
function readContext<Row extends { readonly ownerId: string }>(
  context: Context,
  rows: readonly Row[],
  projectOf: (row: Row) => string | null,
) {
  const owners = rows.map(row => row.ownerId)
  return Promise.all([
    readChains(context.query, context.visitor, rows.map(projectOf)),
    namesOf(context, owners),
    ownTeams(context),
  ])
}

export async function worksheetItems(
  context: Context,
  rows: readonly ListedWorksheet[],
): Promise<ListItem[]> {
  const { query, visitor } = context
  const [chains, names, teams] = await readContext(context, rows, row => row.projectId)
  const around = [...chains.values()].flatMap(chain => chain.map(({ project }) => project))
  const [places, shared, checked, open, worksheetLinks, projectLinks, worst] = await Promise.all([
    readPlaces(query, visitor, rows, chains),
    sharedAmong(context, worksheetRights, worksheetRights.worksheetId, rows),
    checkStatesOf(context, rows),
    openThreads(
      query,
      rows.map(row => row.id),
    ),
    linksOfWorksheets(query, rows),
    linksOfProjects(query, around),
    worstChecksOf(context, rows),
  ])
  const links = new Map([...worksheetLinks, ...projectLinks])
  return rows.flatMap(row => {
    const state = checked.get(row.id)
    const comments = open.get(row.id) ?? 0
    const worstCheck = worst.get(row.id)
    const own = places.get(row.id) ?? []
    const level = levelOn(own, visitor)
    const outward = chains.get(row.projectId ?? '') ?? []
    const path = visiblePath(outward, visitor)
    if (level === 0) return []
    const type = { item_type: 'Worksheet' as const, worksheet: true, updated_at: row.updatedAt }
    const team = teamOf([row, ...outward.map(place => place.project)], teams)
    return [
      {
        ...commonOf(row, names.get(row.ownerId), context),
        ...type,
        rights_level: level,
        everybody: publicLevelOn(own),
        shared: shared.has(row.id),
        ...(state ? { checked: state } : {}),
        ...(worstCheck ? { worst_check: worstCheck } : {}),
        // Not for those who have only the link, see commentAccess.
        ...(comments > 0 && ownLevelOn(own, visitor) > 0 ? { open_comments: comments } : {}),
        ...linkedTo([row, ...outward.map(place => place.project)].flatMap(({ id }) => links.get(id) ?? [])),
        team,
        ...inside(path),
      },
    ]
  })
}

export async function projectItems(context: Context, rows: readonly MarkedProject[]): Promise<ListItem[]> {
  const { query, visitor } = context
  const [[chains, names, teams], shared, links] = await Promise.all([
    readContext(context, rows, row => row.id),
    sharedAmong(context, projectRights, projectRights.projectId, rows),
    linksOfProjects(query, rows),
  ])
  return rows.flatMap(row => {
    const chain = chains.get(row.id) ?? []
    const level = levelOn(chain, visitor)
    if (level === 0) return []
    const type = { item_type: 'Project' as const, worksheet: false, updated_at: 0 }
    const path = visiblePath(chain.slice(1), visitor)
    const team = teamOf(
      chain.map(place => place.project),
      teams,
    )
    return [
      {
        ...commonOf(row, names.get(row.ownerId), context),
        ...type,
        rights_level: level,
        everybody: publicLevelOn(chain),
        shared: shared.has(row.id),
        ...linkedTo(links.get(row.id) ?? []),
        team,
        ...inside(path),
      },
    ]
  })
}

const linkedTo = (links: NonNullable<ListItem['linked_to']>): Pick<ListItem, 'linked_to'> =>
  links.length > 0 ? { linked_to: [...new Set(links)] } : {}

/** Rows on which somebody was given rights. */
async function sharedAmong(
  { query }: Context,
  table: typeof worksheetRights | typeof projectRights,
  item: AnyPgColumn,
  rows: readonly { readonly id: string }[],
): Promise<ReadonlySet<unknown>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map(row => row.id)
  const found = await query
    .selectDistinct({ id: item })
    .from(table)
    .where(and(inArray(item, ids), gt(table.rights, 0)))
  return new Set(found.map(({ id }) => id))
}

/** Makes the nodes of a project tree, each after the one that contains it. */
export async function projectNodes(
  { query, visitor }: Context,
  rows: readonly MarkedProject[],
): Promise<ProjectNode[]> {
  const chains = await readChains(
    query,
    visitor,
    rows.map(row => row.id),
  )
  const hashes = new Map(rows.map(row => [row.id, row.hash]))
  return parentsFirst(rows).map(row => ({
    hash_string: row.hash,
    name: row.name,
    parent: hashes.get(row.parentId ?? '') ?? null,
    url_end: nameInAddress(row.name),
    rights_level: levelOn(chains.get(row.id) ?? [], visitor),
    own: row.ownerId === visitor?.userId,
    archived: row.archived,
    starred: row.starred,
  }))
}

/** Moves parents to the front and keeps the order among projects with the same parent. */
function parentsFirst<T extends ProjectRow>(rows: readonly T[]): T[] {
  const ids = new Set(rows.map(row => row.id))
  const parentOf = (row: T) => (row.parentId !== null && ids.has(row.parentId) ? row.parentId : null)
  const children = Map.groupBy(rows, parentOf)
  const ordered = [...(children.get(null) ?? [])]
  for (const row of ordered) ordered.push(...(children.get(row.id) ?? []))
  return ordered
}

interface Named {
  readonly hash: string
  readonly name: string
  readonly ownerId: string
  readonly starred: boolean
  readonly archived: boolean
}

function commonOf(row: Named, author: string | undefined, { visitor }: Context) {
  return {
    hash_string: row.hash,
    name: row.name,
    star_id: row.starred ? SET : null,
    archive_id: row.archived ? SET : null,
    author: author ?? '',
    own: row.ownerId === visitor?.userId,
    invitation: false,
    rights_hash: null,
  }
}

/** Names of the visitor's teams by their ids. */
async function ownTeams({ query, visitor }: Context): Promise<ReadonlyMap<string, string>> {
  const teams = visitor ? await teamsOf(query, visitor.userId) : []
  return new Map(teams.map(team => [team.hash_string, team.name]))
}

/** @param outward the item, then the projects around it; the nearest with a team decides */
function teamOf(
  outward: readonly Pick<SharingColumns, 'teamId' | 'teamRights'>[],
  own: ReadonlyMap<string, string>,
): string {
  const place = outward.find(({ teamRights }) => teamRights !== -1)
  return (place?.teamRights ?? 0) >= 1 ? (own.get(place?.teamId ?? '') ?? '') : ''
}

const inside = (path: ListItem['path']) => ({ path, parent_project_hash: path.at(-1)?.hash_string ?? null })

/** Names by user id; deleted accounts are missing. */
export async function namesOf(
  { query }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return new Map()
  const rows = await query
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, asked))
  return new Map(rows.map(row => [row.id, row.name]))
}
