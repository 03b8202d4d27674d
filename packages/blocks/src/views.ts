/** How the block types are drawn and edited. A new type is one line here. */
import type { ViewRegistry } from '@calcwright/editor'
import { callViews } from './calls/view.tsx'
import { checkboxView } from './controls/checkbox/view.tsx'
import { radioView } from './controls/radio/view.tsx'
import { selectView } from './controls/select/view.tsx'
import { sliderView } from './controls/slider/view.tsx'
import { includeView } from './data/include/view.tsx'
import { breakView } from './flow/break/view.tsx'
import { continueView } from './flow/continue/view.tsx'
import { elseView } from './flow/else/view.tsx'
import { elseifView } from './flow/elseif/view.tsx'
import { forView } from './flow/for/view.tsx'
import { ifView } from './flow/if/view.tsx'
import { indentView } from './flow/indent/view.tsx'
import { programView } from './flow/program/view.tsx'
import { returnView } from './flow/return/view.tsx'
import { conditionalAssignmentView } from './math/conditional-assignment/view.tsx'
import { mathView } from './math/line/view.tsx'
import { purgeView } from './math/purge/view.tsx'
import { areaSeriesView } from './plots/area/view.tsx'
import { arrowsSeriesView } from './plots/arrows/view.tsx'
import { barSeriesView } from './plots/bar/view.tsx'
import { functionSeriesView } from './plots/function/view.tsx'
import { histogramSeriesView } from './plots/histogram/view.tsx'
import { levelSeriesView } from './plots/level/view.tsx'
import { lineSeriesView } from './plots/line/view.tsx'
import { mapSeriesView } from './plots/map/view.tsx'
import { parametricSeriesView } from './plots/parametric/view.tsx'
import { plotView } from './plots/plot/view.tsx'
import { polarSeriesView } from './plots/polar/view.tsx'
import { scatterSeriesView } from './plots/scatter/view.tsx'
import { textView } from './text/rich/view.tsx'

export const views: ViewRegistry = {
  entries: new Map(
    [
      mathView,
      textView,
      includeView,
      conditionalAssignmentView,
      purgeView,
      programView,
      returnView,
      ifView,
      elseifView,
      elseView,
      forView,
      breakView,
      continueView,
      sliderView,
      selectView,
      radioView,
      checkboxView,
      ...callViews,
      plotView,
      functionSeriesView,
      lineSeriesView,
      parametricSeriesView,
      scatterSeriesView,
      barSeriesView,
      histogramSeriesView,
      polarSeriesView,
      areaSeriesView,
      mapSeriesView,
      arrowsSeriesView,
      levelSeriesView,
      indentView,
    ].map(entry => [entry.type, entry]),
  ),
  lineType: 'math',
  proseType: 'text',
}
