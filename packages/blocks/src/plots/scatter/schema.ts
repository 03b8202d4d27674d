/** Points, each a marker. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { NO_POINTS, pointClauses, pointFields, pointForm } from '../points.ts'
import { seriesBlock } from '../series.ts'

const scatterProps = z.object({ ...pointFields, ...lookFields })

export type ScatterSeriesProps = z.infer<typeof scatterProps>

export const scatterSeries = seriesBlock<ScatterSeriesProps>({
  type: 'plot_scatter',
  props: scatterProps,
  defaults: () => ({ ...NO_POINTS, ...defaultLook({ line_weight: 0, line_style: 'none' }) }),
  fields: pointForm,
  words: { word: 'scatter', clauses: pointClauses },
})
