/** Points of two lists. */
import { optionalValues, seriesEvaluation, values } from '../evaluation.ts'
import type { AreaSeriesProps } from './schema.ts'

export const areaEvaluation = seriesEvaluation<AreaSeriesProps>(
  'plot_area',
  () => ({ kind: 'points' }),
  (source, { x, y }) => [optionalValues(source, 'x', x), values(source, 'y', y)],
)
