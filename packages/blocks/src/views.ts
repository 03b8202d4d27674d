/** How the block types are drawn and edited. A new type is one line here. */
import type { ViewRegistry } from '@calcwright/editor'
import { checkboxView } from './controls/checkbox/view.tsx'
import { radioView } from './controls/radio/view.tsx'
import { selectView } from './controls/select/view.tsx'
import { sliderView } from './controls/slider/view.tsx'
import { includeView } from './data/include/view.tsx'
import { indentView } from './flow/indent/view.tsx'
import { mathView } from './math/line/view.tsx'
import { textView } from './text/rich/view.tsx'

export const views: ViewRegistry = {
  entries: new Map(
    [mathView, textView, includeView, sliderView, selectView, radioView, checkboxView, indentView].map(
      entry => [entry.type, entry],
    ),
  ),
  lineType: 'math',
  proseType: 'text',
}
