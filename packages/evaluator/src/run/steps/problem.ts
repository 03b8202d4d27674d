/** Responsibilities: a source that cannot be read. */
import { evaluationErrorOf } from '../../values/error.ts'
import type { PlannedProblem } from '../../plan/planned.ts'
import { failedOutcome } from '../../results/outcome.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

export const PROBLEM: StepKind<PlannedProblem> = {
  needsInputs: true,
  prepare({ problem: { code, message: text, span, ...more } }) {
    return finishedWork(failedOutcome({ ...evaluationErrorOf('syntax', { code, text }, span), ...more }))
  },
}
