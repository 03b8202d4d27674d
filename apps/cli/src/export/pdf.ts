/** A worksheet as PDF, as the page of the browser application draws it. */
import { UNSAVED_WORKSHEET_ANSWER } from '@calcwright/contract'
import { toBase64 } from '@calcwright/document'
import { join } from 'node:path'
import { createPdfRenderer } from '@calcwright/pdf/renderer'
import type { OpenedFile } from './opened-file.ts'

const PAGE_DIR = join(import.meta.dirname, '../../../web/dist')

/** Throws an Error with a sentence when the page is not built, or there is no Chromium. */
export async function writePdf({ worksheet, resources }: OpenedFile): Promise<Uint8Array> {
  const renderer = createPdfRenderer({ pageDir: PAGE_DIR })
  const answer = {
    ...UNSAVED_WORKSHEET_ANSWER,
    hash_string: 'file',
    name: worksheet.name,
    document: toBase64(worksheet.encode()),
  }
  const file = (digest: string) => resources.get(digest).catch(() => null)
  try {
    return await renderer.render({ sources: [{ answer, file }] })
  } finally {
    await renderer.close()
  }
}
