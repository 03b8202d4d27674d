/** Projects inside one another, whoever may see them. */
import { eq, sql } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'
import { projectMarks, projects } from '../db/sharing-schema.ts'
import type { ProjectRow } from './places.ts'

/** Projects directly inside, by name. */
export async function childProjects(query: Query, projectId: string): Promise<readonly ProjectRow[]> {
  return query
    .select()
    .from(projects)
    .where(eq(projects.parentId, projectId))
    .orderBy(sql`name_order(name), id`)
}

/** Projects at any depth, without the project itself. */
export async function projectsWithin(
  query: Query | Transaction,
  projectId: string,
): Promise<readonly ProjectRow[]> {
  const { rows } = await query.execute<ProjectRow & Record<string, unknown>>(sql`
    with recursive inner_projects as (
      select id from projects where parent_id = ${projectId}
      union select projects.id from inner_projects join projects on projects.parent_id = inner_projects.id
    )
    select projects.id, hash, name, owner_id as "ownerId", parent_id as "parentId",
      public_rights as "publicRights", team_id as "teamId", team_rights as "teamRights"
    from inner_projects join projects using (id) order by name_order(name), id`)
  return rows
}

interface Marks {
  readonly starred: boolean
  readonly archived: boolean
  readonly removed: boolean
}

/** Marks of a person on all of their projects, by project. */
export async function projectMarksOf(
  query: Query,
  userId: string | null,
): Promise<ReadonlyMap<string, Marks>> {
  if (userId === null) return new Map()
  const rows = await query.select().from(projectMarks).where(eq(projectMarks.userId, userId))
  return new Map(rows.map(row => [row.projectId, row]))
}
