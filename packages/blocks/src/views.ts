/** How the block types are drawn and edited. */
import type { ViewRegistry } from '@calcwright/editor'
import { blockViews } from './registered/views.ts'

export const views: ViewRegistry = {
  entries: new Map(blockViews.map(entry => [entry.type, entry])),
  lineType: 'math',
  proseType: 'text',
}
