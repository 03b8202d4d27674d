/** Responsibilities: a line in a loop or a program, or a series of a plot, whose outcome comes with that of the whole. */
import type { PlannedPart } from '../../plan/planned.ts'
import { EMPTY } from '../../results/outcome.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

export const PART: StepKind<PlannedPart> = {
  needsInputs: false,
  prepare({ step }, { state }) {
    return finishedWork(state.parts.get(step.of ?? '')?.get(step.key) ?? EMPTY)
  },
}
