/** The value of the option that is chosen. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { choicePlan } from '../choice-plan.ts'
import type { ChoiceProps } from '../options.ts'

const radioEvaluation: BlockEvaluation<ChoiceProps> = { type: 'radio', plan: choicePlan }

export default radioEvaluation
