/** Projects in a person's lists: own ones, and those shared with the person or a team. */
import { sql } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import type { ProjectRow } from './places.ts'

/** A project of the lists, with the reason why it is there. */
export interface ListedProject extends ProjectRow {
  /** Whether the visitor owns it or a project around it. */
  readonly mine: boolean
  /** Rights given to the visitor. */
  readonly given: number
  /** Rights of the visitor's team. */
  readonly team: number
  readonly starred: boolean
  readonly archived: boolean
}

/**
 * Lists projects that the visitor owns or was given, and those inside them, by name. Rights of everybody and
 * pending rights bring nothing into the lists.
 */
export async function listProjects(query: Query, userId: string): Promise<readonly ListedProject[]> {
  const ownRights = sql`left join project_rights
    on project_rights.project_id = projects.id and project_rights.user_id = ${userId} and not pending`
  const own = sql`projects.owner_id = ${userId}`
  const inList = sql`not exists (select from project_shelf
    where project_id = projects.id and user_id = ${userId} and removed)`
  const given = sql`nullif(project_rights.rights, -1)`
  const team = (inherited: ReturnType<typeof sql>) => sql`case
    when projects.team_rights = -1 then ${inherited}
    when projects.team_id = any(array(select team_id from own_teams)) then projects.team_rights
    else 0 end`
  const { rows } = await query.execute<ListedProject & Record<string, unknown>>(sql`
    with recursive own_teams as (
      select team_id from team_members where user_id = ${userId} and not pending
    ), entries as (
      select id from projects where owner_id = ${userId}
      union select project_id from project_rights where user_id = ${userId} and rights >= 1 and not pending
      union select id from projects where team_id in (select team_id from own_teams) and team_rights >= 1
    ), reached (id, mine, given, team) as (
      select projects.id, ${own}, coalesce(${given}, 0)::int, (${team(sql`0`)})::int
      from projects ${ownRights}
      where projects.id in (select id from entries) and ${inList}
      union
      select projects.id, reached.mine or ${own}, coalesce(${given}, reached.given)::int,
        (${team(sql`reached.team`)})::int
      from reached join projects on projects.parent_id = reached.id ${ownRights}
      where ${inList}
    ), listed as (
      select id, bool_or(mine) as mine, max(given) as given, max(team) as team
      from reached group by id having bool_or(mine) or max(given) >= 1 or max(team) >= 1
    )
    select projects.id, hash, name, owner_id as "ownerId", parent_id as "parentId",
      public_rights as "publicRights", team_id as "teamId", team_rights as "teamRights",
      listed.mine, listed.given, listed.team,
      coalesce(starred, false) as starred, coalesce(archived, false) as archived
    from listed join projects using (id)
    left join project_shelf on project_id = projects.id and user_id = ${userId}
    order by name_order(name), projects.id`)
  return rows
}

/** Sections of the lists. A project is in one of the first three, whether it is archived or not. */
export type Section = 'my_docs' | 'team' | 'shared'

export function isInSection(project: ListedProject, section: Section): boolean {
  if (section === 'my_docs') return project.mine
  if (section === 'team') return project.team >= 1
  return project.given >= 1 && !project.mine
}
