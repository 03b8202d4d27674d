/** A person's own marks on worksheets and projects: stars, archive, removal from lists. */
import type { SharedType } from '@calcwright/contract'
import { and, eq, inArray, sql } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'
import { worksheetMarks, worksheets } from '../db/schema.ts'
import { projectMarks } from '../db/sharing-schema.ts'
import { projectsWithin } from './project-tree.ts'

interface Change {
  readonly starred?: boolean
  readonly archived?: boolean
  readonly removed?: boolean
}

/** Sets the given marks and keeps the others. */
export async function setMarks(
  query: Query | Transaction,
  type: SharedType,
  ids: readonly string[],
  userId: string,
  change: Change,
): Promise<void> {
  if (ids.length === 0) return
  if (type === 'Worksheet') {
    await query
      .insert(worksheetMarks)
      .values(ids.map(id => ({ worksheetId: id, userId, ...change })))
      .onConflictDoUpdate({ target: [worksheetMarks.worksheetId, worksheetMarks.userId], set: change })
  } else {
    await query
      .insert(projectMarks)
      .values(ids.map(id => ({ projectId: id, userId, ...change })))
      .onConflictDoUpdate({ target: [projectMarks.projectId, projectMarks.userId], set: change })
  }
}

/** Brings removed items back into the lists. */
export async function restoreToLists(
  query: Query | Transaction,
  type: SharedType,
  id: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return
  const [table, item] =
    type === 'Worksheet'
      ? ([worksheetMarks, worksheetMarks.worksheetId] as const)
      : ([projectMarks, projectMarks.projectId] as const)
  await query
    .update(table)
    .set({ removed: false })
    .where(and(eq(item, id), inArray(table.userId, userIds)))
}

/**
 * Moves a project with everything inside into a person's archive, or back. Its worksheets follow it from then
 * on, whatever was marked on single ones. Returns the projects.
 */
export async function archiveProject(
  query: Query,
  projectId: string,
  userId: string,
  archived: boolean,
): Promise<readonly string[]> {
  return query.transaction(async transaction => {
    const ids = [projectId, ...(await projectsWithin(transaction, projectId)).map(project => project.id)]
    await setMarks(transaction, 'Project', ids, userId, { archived })
    await transaction
      .update(worksheetMarks)
      .set({ archived: null })
      .where(
        and(
          eq(worksheetMarks.userId, userId),
          inArray(
            worksheetMarks.worksheetId,
            transaction
              .select({ id: worksheets.id })
              .from(worksheets)
              .where(sql`${worksheets.projectId} = any(${sql.param(ids)})`),
          ),
        ),
      )
    return ids
  })
}

/** Archives projects that were moved into another one, for everybody who has archived that one. */
export async function archiveWith(
  transaction: Transaction,
  projectIds: readonly string[],
  parentId: string,
): Promise<void> {
  await transaction.execute(sql`
    insert into project_shelf (project_id, user_id, archived)
    select inner_id, user_id, true from project_shelf, unnest(${sql.param(projectIds)}::text[]) as inner_id
    where project_id = ${parentId} and archived
    on conflict (project_id, user_id) do update set archived = true`)
}
