import { openDialog } from '@calcwright/ui'
import type { Item } from '../items/item.ts'

/** Asks for the project to move to. @param current where they are now: null for the top, undefined when they differ */
export function openMove(items: readonly Item[], current: string | null | undefined): void {
  openDialog('The list of projects', () => import('./move-dialog.tsx'), { items, current })
}
