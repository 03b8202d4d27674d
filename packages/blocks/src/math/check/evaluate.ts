import type { BlockEvaluation } from '@calcwright/evaluator'
import { checkPlan } from '../../checks/plan.ts'
import type { CheckProps } from './schema.ts'

const checkEvaluation: BlockEvaluation<CheckProps> = { type: 'check', plan: checkPlan }

export default checkEvaluation
