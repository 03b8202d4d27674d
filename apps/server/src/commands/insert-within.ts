import type { NewSheet } from '../documents/first-state.ts'
import { type NewWorksheetRow, insertWorksheet } from '../documents/stored-worksheet.ts'
import type { WorksheetRow } from '../documents/worksheet-finder.ts'
import { randomHash } from '../identifiers.ts'
import type { Context } from './context.ts'

type Place = Pick<NewWorksheetRow, 'projectId' | 'copiedFrom' | 'rights'>

/** Stores a new worksheet of the person's. Throws Refused when they have no room for it. */
export function insertWithin(
  { quotas, query }: Context,
  ownerId: string,
  { name, document, archive, images }: NewSheet,
  place: Place,
): Promise<WorksheetRow> {
  const size = { worksheets: document.length - images + archive.length, images }
  return quotas.insert(ownerId, size, () =>
    insertWorksheet(query, {
      ...place,
      id: randomHash(),
      hash: randomHash(),
      name,
      ownerId,
      document,
      archive,
      images,
    }),
  )
}
