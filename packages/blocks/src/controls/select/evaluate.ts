/** The value of the option that is chosen. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { choicePlan } from '../choice-plan.ts'
import type { ChoiceProps } from '../options.ts'

const selectEvaluation: BlockEvaluation<ChoiceProps> = { type: 'select', plan: choicePlan }

export default selectEvaluation
