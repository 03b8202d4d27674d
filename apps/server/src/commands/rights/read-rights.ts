/** POST /rights: content of the sharing dialog. */
import {
  type InheritedPerson,
  type Person,
  type RightsAnswer,
  type SharedType,
  projectAddress,
  worksheetAddress,
} from '@calcwright/contract'
import { and, eq, inArray, sql } from '../../db/drizzle.ts'
import { commentLevels, leastCommenting } from '../../comments/comment-rows.ts'
import type { Query } from '../../db/database.ts'
import { users, worksheetRights } from '../../db/schema.ts'
import { projectRights } from '../../db/sharing-schema.ts'
import { publicLevelOn } from '../../policies/policy.ts'
import { inheritedRights } from '../../sharing/inherited-rights.ts'
import { linkEndsOf } from '../../sharing/link-ends.ts'
import { offeredTo } from '../../sharing/ownership.ts'
import { waitingRequests } from '../../sharing/access-requests.ts'
import { invitedTo } from '../../sharing/invitations.ts'
import { type Context, toUnixTime } from '../../context.ts'
import { type FoundItem, findAllowedItem } from '../find-allowed-item.ts'
import { teamsOf } from '../teams/list-teams.ts'
import { findTeam } from './find-team.ts'

export async function readRights(context: Context, type: SharedType, hash: string): Promise<RightsAnswer> {
  const item = await findAllowedItem(context, 'see_rights', hash, type)
  const { query, visitor } = context
  const assigns = visitor !== null && item.level >= 3
  const { row, around } = item
  const outward = around.map(({ project }) => project.id)
  const commenting = await commentLevels(query, [row.id, ...outward])
  const end = (await linkEndsOf(query, [row.id])).get(row.id)
  const owns = visitor?.userId === row.ownerId
  const offered = owns ? await offeredTo(query, row.id, row.ownerId) : null
  const withTeam = around.find(({ project }) => project.teamRights !== -1)?.project
  return {
    success: true,
    assign_rights: assigns,
    item_hash: row.hash,
    item_type: item.type,
    name: row.name,
    url: (item.type === 'Worksheet' ? worksheetAddress : projectAddress)(row.hash, row.name),
    rights_level: item.level,
    public_rights: row.publicRights,
    link_ends_at: end ? toUnixTime(end) : null,
    own: owns,
    offered_to: offered && (offered.email ?? offered.name),
    access_requests: assigns ? await waitingRequests(query, row.id) : [],
    inherited_public_rights: publicLevelOn(around),
    team_rights: row.teamId === null ? -2 : row.teamRights,
    team: await findTeam(query, visitor, row.teamId),
    inherited_team_rights: (withTeam?.teamRights ?? 0) as RightsAnswer['inherited_team_rights'],
    inherited_team: await findTeam(query, visitor, withTeam?.teamId ?? null),
    comment_rights: commenting.get(row.id) ?? -1,
    inherited_comment_rights: leastCommenting(commenting, outward),
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

/** Accepted rights on the item itself, by person. */
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
