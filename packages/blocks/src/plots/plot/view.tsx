import { useState } from 'react'
import { blockView } from '@calcwright/editor'
import type { BlockViewProps, Tool } from '@calcwright/editor'
import { PartBoundary, lazyPart } from '@calcwright/ui'
import { iconOf } from '../../icons/icon-of.tsx'
import { fieldEntry } from '../../fields/entry.ts'
import { chartParts } from '../chart/parts.ts'
import { goOnInPlot } from '../editing/enter.ts'
import { newPlot, SERIES_KINDS } from '../editing/kinds.ts'
import type { SeriesKind } from '../editing/kinds.ts'
import { typedPlot } from '../editing/typed-plot.ts'
import plotBlock, { withDialogFields } from './schema.ts'
import type { PlotProps } from './schema.ts'

const PlotView = lazyPart(async () => ({ default: (await import('../editing/parts.ts')).PlotView }))

/** A plot with one series of the kind. */
const plotOf = (kind: SeriesKind): Tool => ({
  id: kind.id,
  title: kind.title,
  icon: kind.icon,
  sections: ['Plots and Charts'],
  keywords: ['plot', 'chart', 'diagram', ...kind.keywords],
  typedWord: kind.id,
  alsoTyped: kind.typed ?? [],
  make: () => newPlot(kind),
  enter: goOnInPlot,
})

const [functions, ...others] = SERIES_KINDS

const tools: readonly Tool[] = [
  {
    ...plotOf(functions!),
    id: 'plot',
    title: 'Plot',
    icon: iconOf('plot'),
    sections: ['General', 'Plots and Charts'],
    typedWord: 'plot',
    alsoTyped: [functions!.id],
    fromLine(latex, isDefined) {
      const typed = typedPlot(latex, isDefined)
      return typed && newPlot(functions!, typed)
    },
  },
  ...others.map(plotOf),
]

function Plot(view: BlockViewProps<PlotProps>) {
  // The drawing library loads beside the view of the plot, and not after it.
  useState(() => void chartParts().catch(() => {}))
  return (
    <PartBoundary fallback={<div style={{ minHeight: view.props.height + 50 }} />}>
      <PlotView {...view} />
    </PartBoundary>
  )
}

export default blockView<PlotProps>({
  type: plotBlock.type,
  title: 'Plot',
  icon: iconOf(plotBlock.type),
  keywords: ['chart', 'diagram', 'graph', 'figure'],
  typedWord: 'plot',
  view: Plot,
  // A plot is never blank, since its series would vanish with it.
  isBlank: () => false,
  opensInUse: true,
  addLabel: 'Add another item',
  ...fieldEntry(withDialogFields(plotBlock)),
  tools,
})
