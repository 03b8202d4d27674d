/** How the block types are drawn and edited. */
import type { ViewRegistry } from '@calcwright/editor'
import { lazyModule } from '@calcwright/ui'
import { blockViews } from './registered/views.ts'

export const views: ViewRegistry = {
  entries: new Map(blockViews.map(entry => [entry.type, entry])),
  lineType: 'math',
  proseType: 'text',
  words: lazyModule(() => import('./help.ts')),
}

export { chartParts } from './plots/chart/parts.ts'
