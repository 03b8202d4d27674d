import { openDialog } from '@calcwright/ui'
import type { Item } from '../items/item.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/** Lists the revisions of a worksheet; `open` is the worksheet if it is the open one. */
export function openRevisions(item: Item, open?: OpenWorksheet): void {
  openDialog('The list of revisions', () => import('./revisions-dialog.tsx'), { item, open })
}
