/** Documents that show results: the worksheet is computed first. */
import { documentOf } from '@calcwright/blocks/documents'
import type { DocumentWriter } from '@calcwright/blocks/documents'
import type { Exported } from './format.ts'
import type { OpenedFile } from './opened-file.ts'

export async function writeComputed(
  file: OpenedFile,
  folder: string,
  write: DocumentWriter,
): Promise<Exported> {
  const { results, failed } = await file.compute()
  const commas = file.worksheet.settings.decimal_separator === 'comma'
  const getBytes = (digest: string) => file.resources.get(digest)
  const document = await documentOf(file.worksheet, results, getBytes, { commas })
  return { ...(await write(document, { folder, toPng })), failed }
}

/** Loaded with the first picture: not every machine has it. */
async function toPng(
  picture: string | Uint8Array,
  size?: { width: number; height: number },
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const source = typeof picture === 'string' ? Buffer.from(picture) : picture
  const drawn = size ? sharp(source).resize(size.width, size.height, { fit: 'fill' }) : sharp(source)
  return drawn.png().toBuffer()
}
