import { pointsEvaluation } from '../points-plan.ts'
import type { AreaSeriesProps } from './schema.ts'

export const areaEvaluation = pointsEvaluation<AreaSeriesProps>('plot_area')
