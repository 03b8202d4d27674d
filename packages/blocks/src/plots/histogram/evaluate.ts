/** Values, and how many bins they are counted in. */
import { optional, seriesEvaluation, values } from '../evaluation.ts'
import type { HistogramSeriesProps } from './schema.ts'

export default seriesEvaluation<HistogramSeriesProps>(
  'plot_histogram',
  () => ({ kind: 'histogram' }),
  (source, { data, bins }) => [values(source, 'data', data), optional(source, 'bins', bins)],
)
