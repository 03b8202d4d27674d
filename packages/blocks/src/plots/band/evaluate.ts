/** Two functions of the x axis, and what is between them. */
import { parameter, seriesEvaluation } from '../evaluation.ts'
import type { BandSeriesProps } from './schema.ts'

export default seriesEvaluation<BandSeriesProps>(
  'plot_band',
  () => ({ kind: 'band' }),
  (source, { lower, upper, variable }) => {
    // Fields are read in the order in which they stand.
    const [below, above] = [source.expression('lower', lower), source.expression('upper', upper)]
    const parameters = [parameter(source, 'variable', variable)]
    return [
      { request: 'lower', value: below, parameters },
      { request: 'y', value: above, parameters },
    ]
  },
)
