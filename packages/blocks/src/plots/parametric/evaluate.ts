/** A curve through two functions of one parameter. */
import { parameter, seriesEvaluation } from '../evaluation.ts'
import { rangeOf } from '../range-plan.ts'
import type { ParametricSeriesProps } from './schema.ts'

export default seriesEvaluation<ParametricSeriesProps>(
  'plot_parametric',
  () => ({ kind: 'parametric' }),
  (source, props) => {
    const x = source.expression('x', props.x)
    const y = source.expression('y', props.y)
    const parameters = [parameter(source, 'variable', props.variable)]
    return [
      { request: 'x', value: x, parameters },
      { request: 'y', value: y, parameters },
      ...rangeOf(source, props),
    ]
  },
)
