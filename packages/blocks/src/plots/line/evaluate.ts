/** Points of two lists. */
import { optionalValues, seriesEvaluation, values } from '../evaluation.ts'
import type { LineSeriesProps } from './schema.ts'

export const lineEvaluation = seriesEvaluation<LineSeriesProps>(
  'plot_line',
  () => ({ kind: 'points' }),
  (source, { x, y, error }) => [
    optionalValues(source, 'x', x),
    values(source, 'y', y),
    optionalValues(source, 'error', error),
  ],
)
