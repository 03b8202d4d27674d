/** The sheet that a page shows, drawn for the one who asks for the page. */
import type { SheetContent } from '@calcwright/contract'
import { readContent, storedBytes } from '../documents/stored-worksheet.ts'
import { type WorksheetRow, isUnpaid } from '../documents/worksheet-finder.ts'
import { LARGEST_WITHOUT_SLOT } from '../threads/slots.ts'
import type { Context } from '../context.ts'
import { findAllowedItem } from './find-allowed-item.ts'
import { nameOfUser } from './load-worksheet.ts'
import { contentOfRevision } from './revisions/find-revision.ts'
import { REVISION } from './revisions/load-revision.ts'

/** The sheet in a page, as its address names it. */
export interface PageSheet extends Pick<SheetContent, 'interaction' | 'autosave' | 'copy'> {
  readonly page: 'worksheet' | 'embed' | 'revision' | 'form'
  readonly hash: string
  readonly revision?: string
}

/** The call by which the page gets the worksheet itself: who may not make it gets no drawn sheet either. */
const CALL = {
  worksheet: 'get_worksheet',
  embed: 'embed_worksheet',
  revision: 'get_revision',
  form: 'get_worksheet',
} as const

export interface DrawnWorksheet {
  readonly name: string
  readonly html: string
}

/**
 * Null where the page has to draw the sheet itself.
 * @param requester the person, or else the network, that asks for the page
 * Rejects with Refused as the call of the page would.
 */
export async function drawWorksheet(
  context: Context,
  asked: PageSheet,
  requester: string,
): Promise<DrawnWorksheet | null> {
  const { drawnSheets } = context
  if (!drawnSheets) return null
  const { page, hash, revision, ...options } = asked
  const item = await findAllowedItem(context, CALL[page], hash, 'Worksheet')
  const row = item.row as WorksheetRow
  // The page goes on to the present address.
  if (row.hash !== hash) return null
  const reader = {
    hash,
    page: page === 'revision' ? 'worksheet' : page,
    ...(page === 'form' && { author: await nameOfUser(context, row.ownerId) }),
    rightsLevel: page === 'revision' ? REVISION : item.level,
    needPaidPlan: isUnpaid(context, row),
    ...options,
  } as const
  const key = JSON.stringify([row.id, revision ?? row.version, reader])
  const html = await drawnSheets.html(key, requester, async () => {
    const content = await contentOf(context, row, revision)
    return content && { ...reader, document: content.document, archive: content.archive }
  })
  return html === null ? null : { name: row.name, html }
}

/** Null for what is large: it would be drawn while nobody waits any more. */
async function contentOf(context: Context, row: WorksheetRow, revision: string | undefined) {
  if (revision !== undefined) return contentOfRevision(context, row.id, revision)
  return (await storedBytes(context.query, row.id)) > LARGEST_WITHOUT_SLOT
    ? null
    : readContent(context, row.id)
}
