import type { FileStored } from '@calcwright/contract'
import { digestOf } from '@calcwright/document'
import { fileBeyondRemaining } from '../../documents/remaining-storage.ts'
import { Refused } from '../../failure.ts'
import { announceFile, countedBytes, findFile, insertFile } from '../../files/file-rows.ts'
import { typeOf } from '../../files/file-type.ts'
import { notFound } from '../../policies/policy.ts'
import type { Context } from '../context.ts'
import { findWorksheetInUse } from '../find-allowed-worksheet.ts'

/** Stores a file of a worksheet. Resolves after the bytes are on disk and the row is committed. */
export async function putFile(
  context: Context,
  hash: string,
  digest: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<FileStored> {
  const { query, fileStore, quotas } = context
  const { row } = await findWorksheetInUse(context, 'put_file', hash)
  if ((await digestOf(bytes)) !== digest)
    throw new Refused('invalid', 'digest: it is not the one of the bytes that were sent')
  const stored: FileStored = { success: true, digest }
  if ((await findFile(query, row.id, digest)) && (await fileStore.has(digest))) return stored
  const added = { worksheets: 0, files: countedBytes(bytes.length) }
  return quotas.within(row.ownerId, added, async (remaining, take) => {
    const problem = fileBeyondRemaining(remaining, added.files)
    if (problem) throw problem
    await announceFile(query, digest)
    await fileStore.put(bytes)
    const file = { worksheetId: row.id, digest, size: bytes.length, type: typeOf(bytes) }
    if (!(await insertFile(query, file))) throw notFound()
    take(added)
    return stored
  })
}
