import { openDialog } from '@calcwright/ui'
import type { CopySource } from './copy-source.ts'

/** Asks for the name of the copy and whether the author may see it. */
export function askToCopy(source: CopySource): void {
  openDialog('The question', () => import('./copy-dialog.tsx'), { source })
}
