import { openDialog } from '@calcwright/ui'
import type { Item } from '../items/item.ts'

/** Shows which worksheets were copied from this one. */
export function openCopies(item: Item): void {
  openDialog('The list of copies', () => import('./copies-dialog.tsx'), { item })
}
