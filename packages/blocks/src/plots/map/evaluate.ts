/** A function over both axes. */
import { seriesEvaluation } from '../evaluation.ts'
import { planeParameters } from '../plane-plan.ts'
import type { MapSeriesProps } from './schema.ts'

export default seriesEvaluation<MapSeriesProps>(
  'plot_map',
  () => ({ kind: 'map' }),
  (source, props) => {
    const value = source.expression('z', props.z)
    return [{ request: 'z', value, parameters: planeParameters(source, props) }]
  },
)
