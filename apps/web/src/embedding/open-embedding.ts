import { openDialog, toast } from '@calcwright/ui'
import type { PathPart } from '@calcwright/contract'
import type { Item } from '../items/item.ts'

/**
 * Opens the dialog with the code that shows an item in other pages; with nothing open it says what to open.
 * @param project around the worksheet, which can be shown in its place
 */
export function openEmbedding(item: Item | null, project?: PathPart): void {
  if (item === null) toast.error('Open a worksheet or Project to Embed')
  else openDialog('Embedding', () => import('./embedding-dialog.tsx'), { item, project })
}

/** Opens the dialog with ready code that calls a worksheet from a program. */
export function openCalling(hash: string, name: string): void {
  openDialog('Calling', () => import('./calling-dialog.tsx'), { hash, name })
}
