import { openDialog, toast } from '@calcwright/ui'
import type { Item } from '../items/item.ts'

/** Opens the dialog of who may do what with the item; with nothing open it says what to open. */
export function openSharing(item: Item | null): void {
  if (item === null) toast.error('Open a worksheet or Project to Share')
  else openDialog('The sharing dialog', () => import('./sharing-dialog.tsx'), { item })
}
