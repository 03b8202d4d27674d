/** A function of the x axis. */
import { parameter, seriesEvaluation } from '../evaluation.ts'
import type { FunctionSeriesProps } from './schema.ts'

export default seriesEvaluation<FunctionSeriesProps>(
  'plot_func',
  () => ({ kind: 'function' }),
  (source, { y, variable }) => {
    const value = source.expression('y', y)
    return [{ request: 'y', value, parameters: [parameter(source, 'variable', variable)] }]
  },
)
