import { digestOf } from '@calcwright/document'
import { fileBeyondRemaining } from '../../documents/remaining-storage.ts'
import type { WorksheetRow } from '../../documents/worksheet-finder.ts'
import { announceFile, countedBytes, findFile, insertFile } from '../../files/file-rows.ts'
import { typeOf } from '../../files/file-type.ts'
import { notFound } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'

/**
 * Stores bytes as a file of a worksheet and gives their digest. Resolves after they are on disk and the row is
 * committed. Throws Refused when the owner has no room left.
 */
export async function storeFile(
  { query, fileStore, quotas }: Context,
  row: Pick<WorksheetRow, 'id' | 'ownerId'>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const digest = await digestOf(bytes)
  if ((await findFile(query, row.id, digest)) && (await fileStore.has(digest))) return digest
  const added = { worksheets: 0, files: countedBytes(bytes.length) }
  return quotas.within(row.ownerId, added, async (remaining, take) => {
    const problem = fileBeyondRemaining(remaining, added.files)
    if (problem) throw problem
    await announceFile(query, digest)
    await fileStore.put(bytes)
    const file = { worksheetId: row.id, digest, size: bytes.length, type: typeOf(bytes) }
    if (!(await insertFile(query, file))) throw notFound()
    take(added)
    return digest
  })
}
