/** The value of the option that is chosen. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { choicePlan } from '../choice-plan.ts'
import type { RadioProps } from './schema.ts'

const radioEvaluation: BlockEvaluation<RadioProps> = { type: 'radio', plan: choicePlan }

export default radioEvaluation
