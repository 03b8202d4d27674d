/** Points of two lists. */
import { optionalValues, seriesEvaluation, values } from '../evaluation.ts'
import type { ScatterSeriesProps } from './schema.ts'

export const scatterEvaluation = seriesEvaluation<ScatterSeriesProps>(
  'plot_scatter',
  () => ({ kind: 'points' }),
  (source, { x, y, error }) => [
    optionalValues(source, 'x', x),
    values(source, 'y', y),
    optionalValues(source, 'error', error),
  ],
)
