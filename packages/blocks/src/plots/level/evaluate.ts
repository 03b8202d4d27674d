/** The place of a line across the plot. */
import { seriesEvaluation } from '../evaluation.ts'
import type { LevelSeriesProps } from './schema.ts'

export default seriesEvaluation<LevelSeriesProps>(
  'plot_level',
  ({ direction }) => ({ kind: 'level', direction }),
  (source, { at }) => [{ request: 'at', value: source.expression('at', at) }],
)
