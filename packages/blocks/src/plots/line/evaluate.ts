import { pointsEvaluation } from '../points-plan.ts'
import type { LineSeriesProps } from './schema.ts'

export default pointsEvaluation<LineSeriesProps>('plot_line')
