import { type RevisionRow, findRevision, readRevision } from '../../revisions/revision-rows.ts'
import { Refused } from '../../failure.ts'
import type { Services } from '../../context.ts'

/** Rejects with Refused when the worksheet has no such revision. */
export async function headOfRevision(
  { query }: Pick<Services, 'query'>,
  worksheetId: string,
  hash: string,
): Promise<RevisionRow> {
  return (await findRevision(query, worksheetId, hash)) ?? refuseMissing()
}

/** The revision with its content. Rejects with Refused when the worksheet has no such revision. */
export async function contentOfRevision(
  { query }: Pick<Services, 'query'>,
  worksheetId: string,
  hash: string,
) {
  return (await readRevision(query, worksheetId, hash)) ?? refuseMissing()
}

function refuseMissing(): never {
  throw new Refused('not-found', 'This revision does not exist any more.')
}
