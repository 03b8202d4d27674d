import { FILES_AT_ONCE, type UploadAnswer, type UploadedFile, fileAddress } from '@calcwright/contract'
import { Refused } from '../../failure.ts'
import { checkUpload, fileName } from '../../files/checked-upload.ts'
import type { Client } from '../../http/client.ts'
import type { Context } from '../../context.ts'
import { type AllowedWorksheet, findWorksheetInUse } from '../find-allowed-worksheet.ts'
import { storeFile } from './store-file.ts'

const REFUSED = { success: false, id: '', url: '', data_type: '', width: 0, height: 0 } as const

/**
 * Stores the files of a form, each for itself: one that is refused says so in the answer, and the others are
 * stored. Throws Refused when none may be sent at all.
 */
export async function uploadFiles(context: Context, form: FormData, client: Client): Promise<UploadAnswer> {
  const hash = form.get('worksheet_hash')
  if (typeof hash !== 'string') throw new Refused('invalid', 'worksheet_hash: it is missing')
  const { row } = await findWorksheetInUse(context, 'upload_file', hash)
  const files = form.getAll('files[]')
  if (files.length === 0) throw new Refused('invalid', 'files[]: no file was sent')
  if (files.length > FILES_AT_ONCE)
    throw new Refused('invalid', `files[]: at most ${FILES_AT_ONCE} files can be sent at once`)
  const answers: UploadedFile[] = []
  for (const file of files) {
    if (typeof file === 'string') throw new Refused('invalid', 'files[]: a text was sent in place of a file')
    const content = new Uint8Array(await file.arrayBuffer())
    answers.push(await storeUploadedFile(context, row, { content, givenName: file.name }, client))
  }
  return { success: true, files: answers }
}

/** A file with the name that its sender gave it. */
interface SentFile {
  readonly content: Uint8Array<ArrayBuffer>
  readonly givenName: string
}

/** Stores one file of a worksheet under its name. What refuses the file is in the answer. */
export async function storeUploadedFile(
  context: Context,
  row: AllowedWorksheet['row'],
  { content, givenName }: SentFile,
  client: Client,
): Promise<UploadedFile> {
  const name = fileName(givenName)
  try {
    const { bytes, kind, width, height } = await checkUpload(content, client)
    const id = await storeFile(context, row, bytes)
    const url = fileAddress(row.hash, id)
    return { success: true, errors: { file: [] }, id, name, url, data_type: kind, width, height }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { ...REFUSED, errors: { file: [error.message] }, name }
  }
}
