/** POST /rights: what the sharing dialog shows. */
import {
  type InheritedPerson,
  type Person,
  type RightsAnswer,
  type SharedType,
  projectAddress,
  worksheetAddress,
} from '@calcwright/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query } from '../../db/database.ts'
import { users, worksheetRights } from '../../db/schema.ts'
import { projectRights } from '../../db/sharing-schema.ts'
import { levelOn, publicLevelOn } from '../../policies/policy.ts'
import { invitedTo } from '../../sharing/invitations.ts'
import type { Chain } from '../../sharing/places.ts'
import type { Context } from '../context.ts'
import { type FoundItem, findAllowedItem } from '../find-allowed-item.ts'
import { teamsOf } from '../teams/list-teams.ts'
import { findTeam } from './find-team.ts'

export async function readRights(context: Context, type: SharedType, hash: string): Promise<RightsAnswer> {
  const item = await findAllowedItem(context, 'see_rights', hash, type)
  const { query, visitor } = context
  const assigns = visitor !== null && item.level >= 3
  const { row, around } = item
  const withTeam = around.find(({ project }) => project.teamId !== null && project.teamRights !== -1)?.project
  return {
    success: true,
    assign_rights: assigns,
    item_hash: row.hash,
    item_type: item.type,
    name: row.name,
    url: (item.type === 'Worksheet' ? worksheetAddress : projectAddress)(row.hash, row.name),
    rights_level: item.level,
    public_rights: row.publicRights,
    inherited_public_rights: publicLevelOn(around),
    team_rights: row.teamId === null ? -2 : row.teamRights,
    team: await findTeam(query, visitor, row.teamId),
    inherited_team_rights: (withTeam?.teamRights ?? 0) as RightsAnswer['inherited_team_rights'],
    inherited_team: await findTeam(query, visitor, withTeam?.teamId ?? null),
    teams: visitor ? await teamsOf(query, visitor.userId) : [],
    ...(assigns ? await whoHasRights(query, item) : { people: [], inherited_people: [], invited: [] }),
    has_parent: around.length > 0,
  }
}

async function whoHasRights(query: Query, item: FoundItem) {
  const own = await rightsOn(query, item)
  const inherited = await inheritedRights(query, item.around)
  inherited.delete(item.row.ownerId)
  const ids = [item.row.ownerId, ...own.keys(), ...inherited.keys()]
  const people = await query
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(sql`lower(${users.name})`, users.id)
  const invited = await invitedTo(query, item.type, item.row.id)
  return {
    people: people
      .filter(({ id }) => !inherited.has(id))
      .map(({ id, name, email }): Person => {
        const owner = id === item.row.ownerId
        return {
          hash_string: id,
          name,
          email,
          user_rights: owner ? 4 : (own.get(id) ?? -1),
          pending: false,
          owner,
        }
      }),
    inherited_people: people.flatMap(({ id, name, email }): InheritedPerson[] => {
      const from = inherited.get(id)
      return from ? [{ user_hash: id, name, email, user_rights: own.get(id) ?? -1, ...from }] : []
    }),
    invited: invited.map(({ email, rights }) => ({ email, rights: rights as RightsAnswer['rights_level'] })),
  }
}

/** Rights that people were given on the item itself, and have accepted, by person. */
export async function rightsOn(query: Query, { type, row }: FoundItem): Promise<ReadonlyMap<string, number>> {
  const [table, item] =
    type === 'Worksheet'
      ? ([worksheetRights, worksheetRights.worksheetId] as const)
      : ([projectRights, projectRights.projectId] as const)
  const rows = await query
    .select({ userId: table.userId, rights: table.rights })
    .from(table)
    .where(and(eq(item, row.id), eq(table.pending, false)))
  return new Map(rows.map(({ userId, rights }) => [userId, rights]))
}

type Inherited = Pick<InheritedPerson, 'inherited_rights' | 'owner'>

/** What people have by the projects around an item, by person: the nearest of them decides. */
export async function inheritedRights(query: Query, around: Chain): Promise<Map<string, Inherited>> {
  const found = new Map<string, Inherited>()
  if (around.length === 0) return found
  const ids = around.map(({ project }) => project.id)
  const rows = await query
    .select()
    .from(projectRights)
    .where(and(inArray(projectRights.projectId, ids), eq(projectRights.pending, false)))
  const people = new Set(rows.map(row => row.userId))
  for (const userId of people) {
    const places = around.map(place => ({
      ...place,
      publicRights: -1,
      teamRights: -1,
      given: rows.find(row => row.userId === userId && row.projectId === place.project.id)?.rights ?? null,
    }))
    const level = levelOn(places, { userId, name: '', local: false })
    if (level > 0) found.set(userId, { inherited_rights: level, owner: false })
  }
  for (const { ownerId } of around) found.set(ownerId, { inherited_rights: 4, owner: true })
  return found
}
