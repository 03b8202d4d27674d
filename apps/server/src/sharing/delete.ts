/** Deletes worksheets and projects for good, those in the trash too, with everything that belongs to them. */
import { eq, inArray, sql } from '../db/drizzle.ts'
import type { Transaction } from '../db/database.ts'
import {
  onshapeStored,
  projectOnshape,
  projectOnshapeMembers,
  worksheetOnshape,
} from '../db/onshape-schema.ts'
import { checkRequests, commentRights, commentThreads, comments, notifications } from '../db/review-schema.ts'
import {
  checkMarks,
  checkers,
  revisions,
  unrevisedChanges,
  worksheetFusion,
  worksheetHashes,
  worksheetRights,
  worksheetMarks,
  worksheetSnapshots,
  worksheetUpdates,
  worksheets,
} from '../db/schema.ts'
import { deleteFiles } from '../files/file-rows.ts'
import {
  accessRequests,
  invitations,
  linkEnds,
  ownershipOffers,
  projectMarks,
  projectRights,
  projects,
} from '../db/sharing-schema.ts'

const ROWS_OF_WORKSHEETS = [
  worksheetSnapshots,
  worksheetUpdates,
  worksheetRights,
  worksheetMarks,
  revisions,
  unrevisedChanges,
  checkMarks,
  checkRequests,
  comments,
  commentThreads,
  worksheetFusion,
  worksheetOnshape,
  onshapeStored,
]

const ROWS_OF_PROJECTS = [projectRights, projectMarks, projectOnshape, projectOnshapeMembers]

const ITEM_ROWS = [checkers, commentRights, notifications, linkEnds, accessRequests, ownershipOffers]

export async function deleteWorksheets(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const which = (column: Parameters<typeof eq>[0]) => sql`${column} = any(${sql.param(ids)})`
  // The worksheet's row goes first: concurrent saves write nothing after it, and their earlier updates go
  // with the rest.
  await transaction.delete(worksheets).where(which(worksheets.id))
  await transaction.execute(sql`delete from deleted_worksheets where id = any(${sql.param(ids)})`)
  await transaction.execute(sql`delete from worksheet_openings where worksheet_id = any(${sql.param(ids)})`)
  for (const table of ROWS_OF_WORKSHEETS) await transaction.delete(table).where(which(table.worksheetId))
  await deleteFiles(transaction, ids)
  await transaction.delete(worksheetHashes).where(which(worksheetHashes.worksheetId))
  await deleteRowsOfItems(transaction, ids)
}

/** Deletes projects alone: what is in them has to be deleted, or to leave them, before. */
export async function deleteProjects(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await transaction.delete(projects).where(inArray(projects.id, [...ids]))
  await transaction.execute(sql`delete from deleted_projects where id = any(${sql.param(ids)})`)
  for (const table of ROWS_OF_PROJECTS)
    await transaction.delete(table).where(sql`${table.projectId} = any(${sql.param(ids)})`)
  await deleteRowsOfItems(transaction, ids)
}

async function deleteRowsOfItems(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.delete(invitations).where(inArray(invitations.itemId, [...ids]))
  for (const table of ITEM_ROWS) await transaction.delete(table).where(inArray(table.itemId, [...ids]))
  await transaction.execute(sql`delete from deleted_items where item_id = any(${sql.param(ids)})`)
}
