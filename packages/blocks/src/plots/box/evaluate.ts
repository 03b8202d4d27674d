/** The values that a box sums up. */
import { seriesEvaluation, values } from '../evaluation.ts'
import type { BoxSeriesProps } from './schema.ts'

export default seriesEvaluation<BoxSeriesProps>(
  'plot_box',
  () => ({ kind: 'box' }),
  (source, { data }) => [values(source, 'data', data)],
)
