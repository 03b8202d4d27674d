import type { NewSheet } from '../documents/first-state.ts'
import { type NewWorksheetRow, insertWorksheet } from '../documents/stored-worksheet.ts'
import type { WorksheetRow } from '../documents/worksheet-finder.ts'
import { randomHash } from '../identifiers.ts'
import type { Context } from './context.ts'
import type { FoundProject } from './find-allowed-item.ts'
import { projectFor } from './project-for.ts'
import { withRightsHeld } from './rights/with-rights-held.ts'

interface Place extends Pick<NewWorksheetRow, 'copiedFrom' | 'rights'> {
  /** Hash of the project that it comes into, which is not deleted meanwhile. */
  readonly project: string | null | undefined
}

/** Stores a new worksheet of the person's. Throws Refused when they have no room for it. */
export function insertWithin(
  context: Context,
  ownerId: string,
  { name, document, archive, images }: NewSheet,
  { project: projectHash, ...place }: Place,
): Promise<{ row: WorksheetRow; project: FoundProject | null }> {
  const size = { worksheets: document.length - images + archive.length, images }
  return context.quotas.insert(ownerId, size, () =>
    withRightsHeld(context, 'shared', async held => {
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
      return { row, project }
    }),
  )
}
