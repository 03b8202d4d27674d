/** A person's own order among worksheets and projects: stars, archive, what was taken from the lists. */
import type { SharedType } from '@calcwright/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query, Transaction } from '../db/database.ts'
import { worksheetMarks, worksheets } from '../db/schema.ts'
import { projectMarks } from '../db/sharing-schema.ts'
import { projectsWithin } from './project-tree.ts'

interface Change {
  readonly starred?: boolean
  readonly archived?: boolean
  readonly removed?: boolean
}

/** Sets what is given, and keeps the rest. */
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

/** Brings what was taken out of lists back into them. */
export async function keepInLists(
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
 * Into somebody's archive, or back, with everything inside: worksheets follow their project from then
 * on, whatever was done to single ones. Returns the projects.
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

/** Projects that have come into another one are in the archive of everybody who has that one there. */
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
