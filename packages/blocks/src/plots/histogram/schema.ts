/** How values are spread: the share of them in each bin. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { formula, requiredFormula, seriesBlock } from '../series.ts'

const histogramProps = z.object({
  /** A list as the math field writes it. */
  data: z.string(),
  /** How many; '' for 10. */
  bins: z.string(),
  ...lookFields,
})

export type HistogramSeriesProps = z.infer<typeof histogramProps>

const histogramSeries = seriesBlock<HistogramSeriesProps>({
  type: 'plot_histogram',
  props: histogramProps,
  defaults: () => ({ data: '', bins: '10', ...defaultLook() }),
  fields: [requiredFormula('data', 'Data', 'data'), formula('bins', 'Bins', '10')],
  words: { word: 'histogram', clauses: [{ fields: ['data'] }, { word: 'bins', fields: ['bins'] }] },
})

export default histogramSeries
