import { openDialog } from '@calcwright/ui'
import type { Item } from '../items/item.ts'

export interface CopySource {
  readonly item: Item
  /** Name of its owner. */
  readonly author: string
  /** Whether that is the visitor: then there is nobody to give rights on the copy. */
  readonly own: boolean
}

/** Asks for the name of the copy and whether the author may see it. */
export function askToCopy(source: CopySource): void {
  openDialog('The question', () => import('./copy-dialog.tsx'), { source })
}
