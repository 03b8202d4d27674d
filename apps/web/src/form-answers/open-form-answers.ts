import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { openDialog } from '@calcwright/ui'

/** Opens the dialog with the answers that people have sent from the form of the worksheet. */
export function openFormAnswers(open: OpenWorksheet): void {
  openDialog('The answers', () => import('./form-answers-dialog.tsx'), { open })
}
