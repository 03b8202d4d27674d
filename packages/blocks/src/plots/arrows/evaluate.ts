/** Two functions over both axes. */
import { seriesEvaluation } from '../evaluation.ts'
import { planeParameters } from '../plane-plan.ts'
import type { ArrowsSeriesProps } from './schema.ts'

export default seriesEvaluation<ArrowsSeriesProps>(
  'plot_arrows',
  () => ({ kind: 'arrows' }),
  (source, props) => {
    const u = source.expression('u', props.u)
    const v = source.expression('v', props.v)
    const parameters = planeParameters(source, props)
    return [
      { request: 'u', value: u, parameters },
      { request: 'v', value: v, parameters },
    ]
  },
)
