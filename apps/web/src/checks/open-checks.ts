import { openDialog } from '@calcwright/ui'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/** Opens the dialog with the marks of the open worksheet. */
export function openChecks(open: OpenWorksheet): void {
  openDialog('The check marks', () => import('./checks-dialog.tsx'), { open })
}
