/** Reads the rights of a visitor: the item's own row and the projects around it. */
import { and, eq, inArray, sql } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'
import { worksheetRights } from '../db/schema.ts'
import { projectRights, teamMembers, type projects } from '../db/sharing-schema.ts'
import { type Level, type Place, type Visitor, isOwner, levelOn, ownLevelOn } from '../policies/levels.ts'

/** A project without columns that have nothing to do with rights. */
export type ProjectRow = Omit<typeof projects.$inferSelect, 'createdAt' | 'updatedAt'>

/** Columns of worksheets and projects that decide rights. */
export interface SharingColumns {
  readonly id: string
  readonly ownerId: string
  readonly publicRights: number
  readonly teamId: string | null
  readonly teamRights: number
}

/** A worksheet with the columns that decide rights. */
export interface SharedWorksheet extends SharingColumns {
  readonly projectId: string | null
}

/** A project on the way out from an item. */
export interface ProjectPlace extends Place {
  readonly project: ProjectRow
}

/** Projects around an item, the nearest first, with the visitor's rights in them. */
export type ProjectChain = readonly ProjectPlace[]

/** Greater than the contract's PROJECT_DEPTH. It ends a circle, which moves of projects never make. */
const DEEPEST = 32

/** By id of a project: the project and those around it. */
export async function readChains(
  query: Query | Transaction,
  visitor: Visitor | null,
  projectIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, ProjectChain>> {
  const ids = [...new Set(projectIds.filter(id => id !== null))]
  if (ids.length === 0) return new Map()
  const { rows } = await query.execute<ProjectRow & { start: string }>(sql`
    with recursive chain as (
      select id as start, 0 as depth, id, parent_id from projects where id = any(${sql.param(ids)})
      union all
      select chain.start, chain.depth + 1, projects.id, projects.parent_id
      from chain join projects on projects.id = chain.parent_id where chain.depth < ${DEEPEST}
    )
    select chain.start, projects.id, projects.hash, projects.name, projects.owner_id as "ownerId",
      projects.parent_id as "parentId", projects.public_rights as "publicRights",
      projects.team_id as "teamId", projects.team_rights as "teamRights"
    from chain join projects on projects.id = chain.id order by chain.start, chain.depth`)
  const teams = await readOwnTeams(query, visitor, rows)
  const given = await givenOn(query, visitor, 'project', rows)
  const chains = new Map<string, ProjectPlace[]>(ids.map(id => [id, []]))
  for (const { start, ...project } of rows) {
    chains.get(start)?.push({ ...placeOf(project, given, teams), project })
  }
  return chains
}

/** By id of the worksheet: its places, itself first. `chains` has the projects around. */
export async function readPlaces(
  query: Query | Transaction,
  visitor: Visitor | null,
  worksheets: readonly SharedWorksheet[],
  chains?: ReadonlyMap<string, ProjectChain>,
): Promise<ReadonlyMap<string, readonly Place[]>> {
  const around =
    chains ??
    (await readChains(
      query,
      visitor,
      worksheets.map(worksheet => worksheet.projectId),
    ))
  // One query after the other, because a transaction has one connection.
  const given = await givenOn(query, visitor, 'worksheet', worksheets)
  const teams = await readOwnTeams(query, visitor, worksheets)
  return new Map(
    worksheets.map(worksheet => [
      worksheet.id,
      [placeOf(worksheet, given, teams), ...(around.get(worksheet.projectId ?? '') ?? [])],
    ]),
  )
}

/** Level on one worksheet. Queries only tables that can matter. */
export async function levelOnWorksheet(
  query: Query | Transaction,
  visitor: Visitor | null,
  worksheet: SharedWorksheet,
): Promise<Level> {
  if (isOwner(worksheet, visitor)) return 4
  const places = await readPlaces(query, visitor, [worksheet])
  return levelOn(places.get(worksheet.id) ?? [], visitor)
}

/** Level of a visitor on a worksheet without the rights of everybody. */
export async function ownLevelOnWorksheet(
  query: Query | Transaction,
  visitor: Visitor | null,
  worksheet: SharedWorksheet,
): Promise<Level> {
  const places = await readPlaces(query, visitor, [worksheet])
  return ownLevelOn(places.get(worksheet.id) ?? [], visitor)
}

function placeOf(
  item: SharingColumns,
  given: ReadonlyMap<string, number>,
  teams: ReadonlySet<string>,
): Place {
  return {
    ownerId: item.ownerId,
    publicRights: item.publicRights,
    given: given.get(item.id) ?? null,
    teamRights: item.teamRights,
    inTeam: item.teamId !== null && teams.has(item.teamId),
  }
}

/** Teams of the items that the visitor is in. */
async function readOwnTeams(
  query: Query | Transaction,
  visitor: Visitor | null,
  items: readonly SharingColumns[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(items.flatMap(item => item.teamId ?? []))]
  if (visitor === null || ids.length === 0) return new Set()
  const rows = await query
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(
      and(
        inArray(teamMembers.teamId, ids),
        eq(teamMembers.userId, visitor.userId),
        eq(teamMembers.pending, false),
      ),
    )
  return new Set(rows.map(row => row.id))
}

async function givenOn(
  query: Query | Transaction,
  visitor: Visitor | null,
  kind: 'worksheet' | 'project',
  items: readonly SharingColumns[],
): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(items.filter(item => !isOwner(item, visitor)).map(item => item.id))]
  if (visitor === null || ids.length === 0) return new Map()
  const table = kind === 'worksheet' ? worksheetRights : projectRights
  const item = kind === 'worksheet' ? worksheetRights.worksheetId : projectRights.projectId
  const rows = await query
    .select({ id: item, rights: table.rights })
    .from(table)
    .where(and(inArray(item, ids), eq(table.userId, visitor.userId)))
  return new Map(rows.map(row => [row.id, row.rights]))
}
