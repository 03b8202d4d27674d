/** Commands of an open worksheet that have to do with paper. */
import { openDialog } from '@calcwright/ui'
import { openPrint } from '../opened/hand-over.ts'
import { maySave } from '../opened/editor-rights.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

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
