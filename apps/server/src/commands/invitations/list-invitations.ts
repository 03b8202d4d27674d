/** Invitations that a person has not answered yet. */
import type { ListItem, RightsLevel } from '@calcwright/contract'
import { sql } from '../../db/drizzle.ts'
import type { Query } from '../../db/database.ts'
import type { Visitor } from '../../policies/policy.ts'
import { claimByEmail } from '../../sharing/invitations.ts'
import type { Context } from '../../context.ts'

interface Row extends Record<string, unknown> {
  readonly type: ListItem['item_type']
  readonly hash: string
  readonly name: string
  readonly rights: RightsLevel
  /** Name of the person who invites; null when their account is deleted. */
  readonly inviter: string | null
  readonly since: number
  /** Whether it is an offer to become the owner. */
  readonly offered: boolean
}

/** Begins the hash of an offer to become the owner, where it is answered like an invitation. */
export const OFFER = 'owner.'

/** Returns the newest first. */
export async function invitationItems({ query }: Context, visitor: Visitor): Promise<ListItem[]> {
  await claimByEmail(query, visitor.userId)
  const { rows } = await query.execute<Row>(sql`
    select waiting.*, users.name as inviter from (${waitingFor(visitor.userId)}) as waiting
    left join users on users.id = invited_by order by since desc, hash`)
  return rows.map(row => ({
    hash_string: row.hash,
    name: row.offered ? `${row.name} – to become its owner` : row.name,
    item_type: row.type,
    worksheet: row.type === 'Worksheet',
    star_id: null,
    archive_id: null,
    updated_at: row.since,
    parent_project_hash: null,
    path: [],
    rights_level: row.rights,
    author: row.inviter ?? '',
    everybody: 0 as const,
    shared: false,
    team: '',
    own: false,
    invitation: true,
    rights_hash: row.offered ? `${OFFER}${row.hash}` : row.hash,
  }))
}

export async function countInvitations(query: Query, userId: string): Promise<number> {
  const { rows } = await query.execute<{ count: number }>(
    sql`select count(*)::int as count from (${waitingFor(userId)}) as waiting`,
  )
  return rows[0]?.count ?? 0
}

/** Name of an item that somebody is invited to and has not answered; null for any other. */
export async function waitingInvitation(
  query: Query,
  userId: string,
  itemId: string,
): Promise<string | null> {
  const { rows } = await query.execute<{ name: string }>(
    sql`select name from (${waitingFor(userId)}) as waiting where id = ${itemId} and not offered`,
  )
  return rows[0]?.name ?? null
}

function waitingFor(userId: string) {
  const since = (table: string) =>
    sql`floor(extract(epoch from ${sql.raw(table)}.created_at))::float8 as since`
  return sql`
    select 'Worksheet' as type, worksheets.id, hash, name, rights, invited_by, ${since('worksheet_rights')}, false as offered
    from worksheet_rights join worksheets on worksheets.id = worksheet_id
    where user_id = ${userId} and pending
    union all
    select 'Project', projects.id, hash, name, rights, invited_by, ${since('project_rights')}, false as offered
    from project_rights join projects on projects.id = project_id where user_id = ${userId} and pending
    union all
    select 'Team', teams.id, teams.id, name, 1, invited_by, ${since('team_members')}, false as offered
    from team_members join teams on teams.id = team_id where user_id = ${userId} and pending
    union all
    select type, items.id, hash, name, 4, by_user, ${since('ownership_offers')}, true
    from ownership_offers join (
      select 'Worksheet' as type, id, hash, name, owner_id from worksheets
      union all select 'Project', id, hash, name, owner_id from projects
    ) as items on items.id = item_id and owner_id = by_user where to_user = ${userId}`
}
