/** Deletes worksheets and projects for everybody, with everything that belongs to them. */
import { eq, inArray, sql } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'
import {
  checkMarks,
  checkers,
  revisions,
  unrevisedChanges,
  worksheetHashes,
  worksheetRights,
  worksheetMarks,
  worksheetSnapshots,
  worksheetUpdates,
  worksheets,
} from '../db/schema.ts'
import { deleteFiles } from '../files/file-rows.ts'
import { invitations, projects } from '../db/sharing-schema.ts'
import { projectsWithin } from './project-tree.ts'

/** Deleted items: ids of worksheets and hashes of projects. */
export interface DeletedItems {
  readonly worksheets: readonly string[]
  readonly projects: readonly string[]
}

const ROWS_OF_WORKSHEETS = [
  worksheetSnapshots,
  worksheetUpdates,
  worksheetRights,
  worksheetMarks,
  revisions,
  unrevisedChanges,
  checkMarks,
]

export async function deleteWorksheets(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const which = (column: Parameters<typeof eq>[0]) => sql`${column} = any(${sql.param(ids)})`
  // The worksheet's row goes first: concurrent saves write nothing after it, and their earlier updates go
  // with the rest.
  await transaction.delete(worksheets).where(which(worksheets.id))
  for (const table of ROWS_OF_WORKSHEETS) await transaction.delete(table).where(which(table.worksheetId))
  await deleteFiles(transaction, ids)
  await transaction.delete(worksheetHashes).where(which(worksheetHashes.worksheetId))
  await transaction.delete(invitations).where(which(invitations.itemId))
  await transaction.delete(checkers).where(which(checkers.itemId))
}

/** Deletes a project with all projects and worksheets inside, whoever owns them. */
export async function deleteProject(query: Query, projectId: string, hash: string): Promise<DeletedItems> {
  return query.transaction(async transaction => {
    const inner = await projectsWithin(transaction, projectId)
    const ids = [projectId, ...inner.map(project => project.id)]
    const inside = await transaction
      .select({ id: worksheets.id })
      .from(worksheets)
      .where(sql`${worksheets.projectId} = any(${sql.param(ids)})`)
    const worksheetIds = inside.map(row => row.id)
    await deleteWorksheets(transaction, worksheetIds)
    await transaction.delete(invitations).where(inArray(invitations.itemId, ids))
    await transaction.delete(checkers).where(inArray(checkers.itemId, ids))
    await transaction.delete(projects).where(inArray(projects.id, ids))
    return { worksheets: worksheetIds, projects: [hash, ...inner.map(project => project.hash)] }
  })
}
