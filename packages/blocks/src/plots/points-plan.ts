/** Points of two lists. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { optionalValues, seriesEvaluation, values } from './evaluation.ts'

interface PointProps {
  readonly x: string
  readonly y: string
  readonly error: string
  readonly y_axis: 'y' | 'y2'
}

export const pointsEvaluation = <P extends PointProps>(type: string): BlockEvaluation<P> =>
  seriesEvaluation<P>(
    type,
    () => ({ kind: 'points' }),
    (source, { x, y, error }) => [
      optionalValues(source, 'x', x),
      values(source, 'y', y),
      optionalValues(source, 'error', error),
    ],
  )
