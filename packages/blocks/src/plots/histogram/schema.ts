/** How values are spread: how many of them are in each bin. */
import * as z from 'zod/mini'
import { defaultLook, lookFields } from '../look.ts'
import { flag, oneOf } from '../options.ts'
import { formula, requiredFormula, seriesBlock } from '../series.ts'

const histogramProps = z.object({
  /** A list as the math field writes it. */
  data: z.string(),
  /** How many; '' for 10. */
  bins: z.string(),
  /** Height of a bin: how many values, which part of all, or that for each unit of width. */
  measure: z.enum(['count', 'share', 'density']),
  /** The heights are written at the bins. */
  show_values: z.boolean(),
  ...lookFields,
})

export type HistogramSeriesProps = z.infer<typeof histogramProps>

const histogramSeries = seriesBlock<HistogramSeriesProps>({
  type: 'plot_histogram',
  version: 2,
  // The first always had shares.
  migrations: { 1: old => ({ ...old, measure: 'share', show_values: false }) },
  props: histogramProps,
  defaults: () => ({ data: '', bins: '10', measure: 'count', show_values: false, ...defaultLook() }),
  fields: [requiredFormula('data', 'Data', 'data'), formula('bins', 'Bins', '10')],
  words: {
    word: 'histogram',
    clauses: [{ fields: ['data'] }, { word: 'bins', fields: ['bins'] }],
    options: [
      oneOf('measure', 'measure', { count: 'count', share: 'share', density: 'density' }),
      flag('show_values', 'values'),
    ],
  },
})

export default histogramSeries
