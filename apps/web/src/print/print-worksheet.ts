/** Commands of an open worksheet that have to do with paper. */
import { openDialog } from '@calcwright/ui'
import { openPrint } from '../opened/hand-over.ts'
import { maySave } from '../opened/editor-rights.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { openPdf } from './open-pdf.ts'

/** Shows the open worksheet as it comes on paper; where no window may be opened, this one is printed. */
export function printWorksheet(open: OpenWorksheet): void {
  if (!openPrint(open)) print()
}

export function openPageSetup(open: OpenWorksheet): void {
  const { worksheet } = open
  openDialog('The page setup', () => import('./page-setup-dialog.tsx'), {
    worksheet,
    mayEdit: maySave(open),
    print: () => printWorksheet(open),
  })
}

const ONLY_HERE =
  'This worksheet is only in this browser: sign in to keep it, or choose Print and then “Save as PDF”.'
const NOT_SAVED = 'The changes could not be saved yet, and would not be in the PDF. Try again in a moment.'

/** Milliseconds that a PDF waits for what was typed last. */
const SAVE_LIMIT = 15_000

export function pdfWorksheet(open: OpenWorksheet): void {
  openPdf({ worksheets: [{ hash: open.hash, name: open.worksheet.name }], ready: () => whenSaved(open) })
}

/** The server prints what it has: all of it, if the person may save. */
async function whenSaved(open: OpenWorksheet): Promise<void> {
  if (open.draft) throw new Error(ONLY_HERE)
  const { queue } = open
  if (!maySave(open) || !queue.hasUnsavedChanges) return
  queue.saveNow()
  const late = Date.now() + SAVE_LIMIT
  while (queue.hasUnsavedChanges) {
    if (Date.now() > late) throw new Error(NOT_SAVED)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
