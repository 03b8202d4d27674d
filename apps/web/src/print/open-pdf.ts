import { openDialog } from '@calcwright/ui'
import type { PdfDialogProps } from './pdf-dialog.tsx'

/** Offers worksheets as PDF. */
export function openPdf(props: PdfDialogProps): void {
  openDialog('The PDF', () => import('./pdf-dialog.tsx'), props)
}
