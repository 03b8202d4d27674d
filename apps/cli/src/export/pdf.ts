/** A worksheet as PDF, as the page of the browser application draws it. */
import { toBase64 } from '@calcwright/document'
import { join } from 'node:path'
import { createPdfRenderer } from '@calcwright/pdf'
import type { OpenedFile } from './opened-file.ts'

const PAGE_DIR = join(import.meta.dirname, '../../../web/dist')

/** Throws an Error with a sentence when the page is not built, or there is no Chromium. */
export async function writePdf({ worksheet, resources }: OpenedFile): Promise<Uint8Array> {
  const renderer = createPdfRenderer({ pageDir: PAGE_DIR })
  const answer = {
    success: true,
    hash_string: 'file',
    former_hashes: [],
    name: worksheet.name,
    rights_level: 1,
    author: '',
    need_paid_plan: false,
    version: 1,
    document: toBase64(worksheet.encode()),
    archive_string: '',
    settings: {},
    project_hash: null,
    path: [],
    archive_id: null,
    update_time: 0,
    application_version: '',
  } as const
  const file = (digest: string) => resources.get(digest).catch(() => null)
  try {
    return await renderer.render({ sources: [{ answer: { ...answer, former_hashes: [], path: [] }, file }] })
  } finally {
    await renderer.close()
  }
}
