/** The heights of bars. */
import { seriesEvaluation, values } from '../evaluation.ts'
import type { BarSeriesProps } from './schema.ts'

export default seriesEvaluation<BarSeriesProps>(
  'plot_bar',
  () => ({ kind: 'bars' }),
  (source, { y }) => [values(source, 'y', y)],
)
