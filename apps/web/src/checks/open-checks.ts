import { openDialog } from '@calcwright/ui'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/** Who has checked the open worksheet, and who may. */
export function openChecks(open: OpenWorksheet): void {
  openDialog('The check marks', () => import('./checks-dialog.tsx'), { open })
}
