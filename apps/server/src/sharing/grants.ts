/** Reads all rights that are given on an item and on everything inside it. */
import type { SharedType } from '@calcwright/contract'
import { eq, inArray, sql } from '../db/drizzle.ts'
import type { Transaction } from '../db/database.ts'
import { users, worksheetRights, worksheets } from '../db/schema.ts'
import { invitations, projectRights, teamMembers } from '../db/sharing-schema.ts'
import type { Grantee, Grants, GuardedItem } from '../policies/gains.ts'
import { type ProjectRow, type SharingColumns, readChains } from './places.ts'
import { projectsWithin } from './project-tree.ts'

interface Named extends SharingColumns {
  readonly name: string
}

/** Returns the item first; nothing for a deleted one. */
export async function readGrants(
  transaction: Transaction,
  type: SharedType,
  id: string,
): Promise<readonly GuardedItem[]> {
  const within = type === 'Project' ? await projectsWithin(transaction, id) : []
  const sheets = await readWorksheets(transaction, type, id, within)
  const start = type === 'Project' ? id : (sheets[0]?.projectId ?? null)
  const chain = (await readChains(transaction, null, [start])).get(start ?? '') ?? []
  const projects = new Map<string, ProjectRow>(
    [...chain.map(place => place.project), ...within].map(project => [project.id, project]),
  )
  const grants = await grantsOf(transaction, [...sheets, ...projects.values()])
  const outward = (projectId: string | null): Grants[] => {
    const project = projects.get(projectId ?? '')
    return project ? [grants(project), ...outward(project.parentId)] : []
  }
  const own = type === 'Project' ? [projects.get(id), ...within] : []
  return [
    ...own.flatMap(project =>
      project ? [{ id: project.id, name: project.name, grants: outward(project.id) }] : [],
    ),
    ...sheets.map(sheet => ({
      id: sheet.id,
      name: sheet.name,
      grants: [grants(sheet), ...outward(sheet.projectId)],
    })),
  ]
}

/** Returns the rights that a project gives to what is in it, then those of the projects around it. */
export async function grantsAround(
  transaction: Transaction,
  projectId: string | null,
): Promise<readonly Grants[]> {
  const chain = (await readChains(transaction, null, [projectId])).get(projectId ?? '') ?? []
  const places = chain.map(({ project }) => project)
  return places.map(await grantsOf(transaction, places))
}

function readWorksheets(
  transaction: Transaction,
  type: SharedType,
  id: string,
  within: readonly ProjectRow[],
) {
  const projectIds = [id, ...within.map(project => project.id)]
  return transaction
    .select({
      id: worksheets.id,
      name: worksheets.name,
      ownerId: worksheets.ownerId,
      publicRights: worksheets.publicRights,
      teamId: worksheets.teamId,
      teamRights: worksheets.teamRights,
      projectId: worksheets.projectId,
    })
    .from(worksheets)
    .where(
      type === 'Worksheet'
        ? eq(worksheets.id, id)
        : sql`${worksheets.projectId} = any(${sql.param(projectIds)})`,
    )
}

/** Rights that each of the items gives by itself. */
async function grantsOf(transaction: Transaction, items: readonly Named[]): Promise<(item: Named) => Grants> {
  const people = await readPeople(
    transaction,
    items.map(item => item.id),
  )
  const members = await readMembers(transaction, [...new Set(items.flatMap(item => item.teamId ?? []))])
  const names = await readNames(transaction, [...new Set(items.map(item => item.ownerId))])
  return ({ id, ownerId, publicRights, teamId, teamRights }) => ({
    ownerId,
    ownerLabel: names.get(ownerId) ?? '',
    publicRights,
    people: people.get(id) ?? new Map<string, Grantee>(),
    teamId,
    teamRights,
    members: members.get(teamId ?? '') ?? new Set(),
  })
}

/**
 * People by item. The label of somebody who has not accepted is the address, so that nobody learns whether it
 * has an account.
 */
async function readPeople(transaction: Transaction, itemIds: readonly string[]) {
  const { rows } = await transaction.execute<{
    item: string
    key: string
    rights: number
    label: string
  }>(sql`
    with items as (select unnest(${sql.param(itemIds)}::text[]) as id),
    given as (
      select ${worksheetRights.worksheetId} as item, user_id, rights, pending from ${worksheetRights}
        where worksheet_id in (select id from items)
      union all
      select ${projectRights.projectId}, user_id, rights, pending from ${projectRights}
        where project_id in (select id from items)
    )
    select item, users.id as key, rights,
      case when pending then coalesce(users.email, users.name) else users.name end as label
    from given join users on users.id = user_id
    union all
    select item_id, 'invited:' || email, rights, email from ${invitations}
      where item_id in (select id from items) and rights is not null`)
  const byItem = new Map<string, Map<string, Grantee>>()
  for (const { item, key, rights, label } of rows) {
    if (!byItem.has(item)) byItem.set(item, new Map())
    byItem.get(item)!.set(key, { rights, label })
  }
  return byItem
}

/** Returns the ids of members by team. */
export async function readMembers(transaction: Transaction, teamIds: readonly string[]) {
  const byTeam = new Map<string, Set<string>>(teamIds.map(id => [id, new Set()]))
  if (teamIds.length === 0) return byTeam
  const rows = await transaction
    .select({ teamId: teamMembers.teamId, userId: teamMembers.userId })
    .from(teamMembers)
    .where(sql`${inArray(teamMembers.teamId, [...teamIds])} and not ${teamMembers.pending}`)
  for (const { teamId, userId } of rows) byTeam.get(teamId)?.add(userId)
  return byTeam
}

async function readNames(transaction: Transaction, ids: readonly string[]) {
  const rows = await transaction
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(sql`${users.id} = any(${sql.param(ids)})`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
