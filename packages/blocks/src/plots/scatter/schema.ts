/** Points, each a marker. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { NO_POINTS, pointClauses, pointFields, pointForm, pointOptions } from '../points.ts'
import { seriesBlock } from '../series.ts'

const scatterProps = z.object({ ...pointFields, ...lookFields })

export type ScatterSeriesProps = z.infer<typeof scatterProps>

const scatterSeries = seriesBlock<ScatterSeriesProps>({
  type: 'plot_scatter',
  // The first did not keep the steps of a line that it was.
  version: 2,
  migrations: { 1: old => ({ ...old, step: false }) },
  props: scatterProps,
  defaults: () => ({ ...NO_POINTS, ...defaultLook({ line_weight: 0, line_style: 'none' }) }),
  fields: pointForm,
  words: { word: 'scatter', clauses: pointClauses, options: pointOptions },
})

export default scatterSeries
