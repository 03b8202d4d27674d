/** Responsibilities: a source that cannot be read. */
import type { PlannedProblem } from '../../plan/planned.ts'
import { failedOutcome } from '../../results/outcome.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

export const PROBLEM: StepKind<PlannedProblem> = {
  needsInputs: true,
  prepare({ problem: { message, span, ...more } }) {
    return finishedWork(failedOutcome({ kind: 'syntax', message, position: span, ...more }))
  },
}
