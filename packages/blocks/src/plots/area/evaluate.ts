import { pointsEvaluation } from '../points-plan.ts'
import type { AreaSeriesProps } from './schema.ts'

export default pointsEvaluation<AreaSeriesProps>('plot_area')
