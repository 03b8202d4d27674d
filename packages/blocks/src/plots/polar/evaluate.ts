/** A curve by its radius. */
import { parameter, seriesEvaluation } from '../evaluation.ts'
import { rangeOf } from '../range-plan.ts'
import type { PolarSeriesProps } from './schema.ts'

export default seriesEvaluation<PolarSeriesProps>(
  'plot_polar',
  () => ({ kind: 'polar' }),
  (source, props) => {
    const radius = source.expression('radius', props.radius)
    const parameters = [parameter(source, 'variable', props.variable)]
    return [{ request: 'r', value: radius, parameters }, ...rangeOf(source, props)]
  },
)
