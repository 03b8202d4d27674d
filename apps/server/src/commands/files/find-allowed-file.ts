import type { FileRow } from '../../files/file-rows.ts'
import { findFile } from '../../files/file-rows.ts'
import { Refused } from '../../failure.ts'
import type { Context } from '../../context.ts'
import { findAllowedWorksheet } from '../find-allowed-worksheet.ts'

/**
 * Returns the file that a call is about. Throws Refused when the visitor may not read the worksheet, or it
 * has no such file.
 */
export async function findAllowedFile(context: Context, hash: string, digest: string): Promise<FileRow> {
  const { row } = await findAllowedWorksheet(context, 'get_file', hash)
  const file = await findFile(context.query, row.id, digest)
  if (!file) throw fileNotFound()
  return file
}

export const fileNotFound = (): Refused => new Refused('not-found', 'This worksheet has no such file.')
