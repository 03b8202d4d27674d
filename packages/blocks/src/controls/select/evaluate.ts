/** The value of the option that is chosen. */
import type { BlockEvaluation } from '@calcwright/evaluator'
import { choicePlan } from '../choice-plan.ts'
import type { SelectProps } from './schema.ts'

const selectEvaluation: BlockEvaluation<SelectProps> = { type: 'select', plan: choicePlan }

export default selectEvaluation
