import { pointsEvaluation } from '../points-plan.ts'
import type { LineSeriesProps } from './schema.ts'

export const lineEvaluation = pointsEvaluation<LineSeriesProps>('plot_line')
