import { pointsEvaluation } from '../points-plan.ts'
import type { ScatterSeriesProps } from './schema.ts'

export default pointsEvaluation<ScatterSeriesProps>('plot_scatter')
