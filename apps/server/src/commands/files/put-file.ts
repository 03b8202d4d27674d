import type { FileStored } from '@calcwright/contract'
import { digestOf } from '@calcwright/document'
import { Refused } from '../../failure.ts'
import { UNKNOWN_TYPE, typeOf } from '../../files/file-type.ts'
import { isPacked, refuseZipBomb } from '../../files/zip-size.ts'
import type { Context } from '../../context.ts'
import { findWorksheetInUse } from '../find-allowed-worksheet.ts'
import { storeFile } from './store-file.ts'

/** Stores a file of a worksheet as it is. Resolves after the bytes are on disk and the row is committed. */
export async function putFile(
  context: Context,
  hash: string,
  digest: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<FileStored> {
  const { row } = await findWorksheetInUse(context, 'put_file', hash)
  if ((await digestOf(bytes)) !== digest)
    throw new Refused('invalid', 'digest: it is not the one of the bytes that were sent')
  if (isPacked(bytes)) refuseZipBomb(bytes)
  if (typeOf(bytes) !== UNKNOWN_TYPE) {
    // The library that reads pictures takes long to load.
    const { refuseTooManyPixels } = await import('../../files/convert-picture.ts')
    await refuseTooManyPixels(bytes)
  }
  return { success: true, digest: await storeFile(context, row, bytes) }
}
