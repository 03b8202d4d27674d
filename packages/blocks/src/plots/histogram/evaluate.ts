/** Values, and how many bins they are counted in. */
import { seriesEvaluation, values } from '../evaluation.ts'
import { limit } from '../range-plan.ts'
import type { HistogramSeriesProps } from './schema.ts'

export const histogramEvaluation = seriesEvaluation<HistogramSeriesProps>(
  'plot_histogram',
  () => ({ kind: 'histogram' }),
  (source, { data, bins }) => [
    values(source, 'data', data),
    { request: 'bins', value: limit(source, 'bins', bins, '10') },
  ],
)
