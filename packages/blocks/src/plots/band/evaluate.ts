/** Two functions of the x axis, and what is between them. */
import { parameter, seriesEvaluation } from '../evaluation.ts'
import type { BandSeriesProps } from './schema.ts'

export default seriesEvaluation<BandSeriesProps>(
  'plot_band',
  () => ({ kind: 'band' }),
  (source, { lower, upper, variable }) => {
    const parameters = [parameter(source, 'variable', variable)]
    return [
      { request: 'lower', value: source.expression('lower', lower), parameters },
      { request: 'y', value: source.expression('upper', upper), parameters },
    ]
  },
)
