import type { NewSheet } from '../documents/first-state.ts'
import { type NewWorksheetRow, insertWorksheet } from '../documents/stored-worksheet.ts'
import type { WorksheetRow } from '../documents/worksheet-finder.ts'
import { bytesOfFiles, copyFiles } from '../files/file-rows.ts'
import { randomHash } from '../identifiers.ts'
import type { Context } from '../context.ts'
import type { FoundProject } from './find-allowed-item.ts'
import { projectFor } from './project-for.ts'
import { withRightsLock } from '../sharing/rights-lock.ts'

interface Place extends Pick<NewWorksheetRow, 'copiedFrom' | 'rights'> {
  /** Hash of the project for the new worksheet; the transaction prevents that somebody deletes it meanwhile. */
  readonly project: string | null | undefined
}

/**
 * Stores a new worksheet for a person, with the files of its original if it is a copy. Throws Refused when
 * they do not fit into the person's quota.
 */
export async function insertWithin(
  context: Context,
  ownerId: string,
  { name, document, archive, images }: NewSheet,
  { project: projectHash, ...place }: Place,
): Promise<{ row: WorksheetRow; project: FoundProject | null }> {
  const { copiedFrom } = place
  const copied = copiedFrom === undefined ? 0 : await bytesOfFiles(context.query, copiedFrom)
  const size = { worksheets: document.length - images + archive.length, files: images + copied }
  return context.quotas.insert(ownerId, size, () =>
    withRightsLock(context, 'shared', async held => {
      const project = await projectFor(held, projectHash)
      const row = await insertWorksheet(held.query, {
        ...place,
        id: randomHash(),
        hash: randomHash(),
        projectId: project?.row.id ?? null,
        name,
        ownerId,
        document,
        archive,
        images,
      })
      if (copiedFrom !== undefined) await copyFiles(held.query, copiedFrom, row.id)
      return { row, project }
    }),
  )
}
