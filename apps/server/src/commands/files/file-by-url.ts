import { type FileByUrl, type FileByUrlAnswer, FILE_LIMIT } from '@calcwright/contract'
import { Refused } from '../../failure.ts'
import { FETCH_RULES, fetchAddress } from '../../files/fetch-address.ts'
import type { Client } from '../../http/client.ts'
import type { Context } from '../../context.ts'
import { findWorksheetInUse } from '../find-allowed-worksheet.ts'
import { storeUploadedFile } from './upload-files.ts'

/** Fetches a file by its address and stores it. Throws Refused with the sentence that the block shows. */
export async function fileByUrl(
  context: Context,
  { worksheet_hash, url }: FileByUrl,
  client: Client,
  rules = FETCH_RULES,
): Promise<FileByUrlAnswer> {
  const { row } = await findWorksheetInUse(context, 'file_by_url', worksheet_hash)
  await context.limiter.count('fetch-by', context.visitor?.userId ?? '')
  const { bytes, name } = await fetchAddress(url, { ...rules, most: FILE_LIMIT })
  const file = await storeUploadedFile(context, row, { content: bytes, givenName: name }, client)
  if (!file.success) throw new Refused('invalid', file.errors.file.join(' '))
  return { success: true, message: '', file }
}
