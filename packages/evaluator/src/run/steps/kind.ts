/** Responsibilities: the part of a kind of step in a run. Each kind is a file; `table.ts` has a row for each. */
import type { EngineResult } from '@calcwright/engine'
import type { PlannedStep } from '../../plan/planned.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import type { StepContext } from './context.ts'
import type { StepState } from './state.ts'
import type { StepWork } from './work.ts'

export interface StepKind<Planned extends PlannedStep = PlannedStep> {
  /** Whether a step is halted where a definition that it reads has failed or has no value. */
  readonly needsInputs: boolean
  /** @returns how its outcome comes about; `pending` where it needs answers that its own batch waits for */
  prepare(planned: Planned, context: StepContext): StepWork | 'pending'
  /**
   * Makes the outcome of work that ran in a batch. Without it the outcome is the one of finished work.
   * @param answers to the commands of the work
   */
  finish?(planned: Planned, work: StepWork, answers: readonly EngineResult[], state: StepState): FinishedStep
}
