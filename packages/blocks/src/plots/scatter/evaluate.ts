import { pointsEvaluation } from '../points-plan.ts'
import type { ScatterSeriesProps } from './schema.ts'

export const scatterEvaluation = pointsEvaluation<ScatterSeriesProps>('plot_scatter')
