/** Responsibilities: a name below a choice, which means the definition of the chosen branch. */
import { HALTED } from '../../answers/errors.ts'
import type { PlannedMerge } from '../../plan/planned.ts'
import { EMPTY_OUTCOME, failedOutcome } from '../../results/outcome.ts'
import { chosenDefinition } from './choices.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

export const MERGE: StepKind<PlannedMerge> = {
  needsInputs: false,
  prepare({ step }, context) {
    const { state } = context
    const definition = chosenDefinition(step, state.inputsOf(step.key), context.test)
    if (definition === 'pending' || context.isUndone(definition)) return 'pending'
    const hasDefinition = definition !== undefined
    state.pass(step.key, hasDefinition ? state.known.get(definition) : undefined)
    state.noteUnassigned(step.key, hasDefinition && state.isUnassigned(definition))
    const result = hasDefinition ? context.resultOf(definition) : undefined
    return finishedWork(
      result?.failed ? failedOutcome(HALTED) : { outcome: EMPTY_OUTCOME, value: result?.value ?? 'none' },
    )
  },
}
