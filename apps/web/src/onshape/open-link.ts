/** The dialog that links a project to a document of Onshape. */
import { openDialog } from '@calcwright/ui'
import type { Item } from '../items/item.ts'
import { isInOnshape } from './host.ts'

/** Whether menus offer links: to those who use Onshape here. */
export function offersOnshape(): boolean {
  return isInOnshape() || location.pathname.startsWith('/onshape_docs')
}

/** @param linked whether the project is linked now */
export function openOnshapeLink(item: Item, linked: boolean): void {
  openDialog('The link', () => import('./link-dialog.tsx'), { item, linked })
}
