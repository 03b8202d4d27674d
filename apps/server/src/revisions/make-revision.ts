import { eq } from '../db/drizzle.ts'
import type { Services } from '../context.ts'
import { worksheets } from '../db/schema.ts'
import { readContent } from '../documents/stored-worksheet.ts'
import { randomHash } from '../identifiers.ts'
import { type RevisionRow, automaticRevisions, deleteRevisions, insertRevision } from './revision-rows.ts'
import { revisionsToRemove } from './thinning.ts'
import { forgetRevisedChange, unrevisedChange } from './unrevised-changes.ts'

/**
 * Makes a revision of the stored state. Where the last revision has the same state, that one gets the name.
 *
 * @param name given by a person; null for a revision that is made automatically
 * @returns null when the worksheet does not exist
 */
export async function makeRevision(
  services: Pick<Services, 'query' | 'documents'>,
  worksheetId: string,
  name: string | null,
): Promise<RevisionRow | null> {
  const { query } = services
  // Read before the content, so that it is never taken for older than the content is.
  const change = await unrevisedChange(query, worksheetId)
  const content = await readContent(services, worksheetId)
  if (!content) {
    if (change) await forgetRevisedChange(query, change)
    return null
  }
  const [sheet] = await query
    .select({ name: worksheets.name })
    .from(worksheets)
    .where(eq(worksheets.id, worksheetId))
  const revision = await insertRevision(query, {
    worksheetId,
    hash: randomHash(),
    name,
    sheetName: sheet?.name ?? '',
    authors: change?.authors ?? [],
    content,
  })
  if (change) await forgetRevisedChange(query, change)
  const removed = revisionsToRemove(await automaticRevisions(query, worksheetId), new Date())
  await deleteRevisions(query, worksheetId, removed)
  return revision
}
