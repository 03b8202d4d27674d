/** What each block type wants computed. Types that are not here compute nothing. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { includeEvaluation } from './data/include/evaluate.ts'
import { mathEvaluation } from './math/line/evaluate.ts'

export const blockEvaluations: readonly BlockEvaluation[] = [
  mathEvaluation as BlockEvaluation,
  includeEvaluation as BlockEvaluation,
]
