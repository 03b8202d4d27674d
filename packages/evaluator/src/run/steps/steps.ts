/** Responsibilities: from a task of the schedule to work for the engine, and from the answers to an outcome. */
import type { EngineResult } from '@calcwright/engine'
import type { EvaluationError } from '../../block-result.ts'
import type { EngineAccess } from '../../engine/session.ts'
import type { StepTask } from '../../graph/schedule.ts'
import type { PlannedStep } from '../../plan/planned.ts'
import { EMPTY, failedOutcome, SKIPPED } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { internalFault } from '../faults.ts'
import { librariesOf } from '../resources/libraries.ts'
import { isReached, neverAssignedError } from './choices.ts'
import { StepContext } from './context.ts'
import type { StepState } from './state.ts'
import { kindOf } from './table.ts'
import { finishedWork } from './work.ts'
import type { StepJob, SessionWork, StepWork } from './work.ts'

/** @param unsent jobs of the same batch; `pending` asks to send them first */
export function prepareJob(
  task: StepTask,
  state: StepState,
  unsent: readonly StepJob[],
): StepJob | 'pending' {
  const planned = state.sheet.planned(task.step.key)!
  const work = guardedWork(() => prepareWork(task, planned, new StepContext(state, unsent)))
  return work === 'pending' ? 'pending' : { task, planned, work, first: 0, last: 0 }
}

function guardedWork(prepare: () => StepWork | 'pending'): StepWork | 'pending' {
  try {
    return prepare()
  } catch (fault) {
    return finishedWork(internalFault(fault))
  }
}

function prepareWork(task: StepTask, planned: PlannedStep, context: StepContext): StepWork | 'pending' {
  const { guard } = task.step
  const reached = guard ? isReached(guard, context.test) : true
  if (reached === 'pending') return 'pending'
  if (!reached) return finishedWork(SKIPPED)
  const libraries = librariesOf(task.step, context.state)
  if (libraries.kind === 'pending') return { kind: 'waiting', arrival: libraries.arrival }
  if (libraries.kind === 'failed') return finishedWork(failedOutcome(libraries.error))
  const kind = kindOf(planned)
  const obstacle = kind.needsInputs ? obstacleTo(task, context) : null
  return obstacle ? finishedWork(failedOutcome(obstacle)) : kind.prepare(planned, context)
}

/** The error of a step that cannot run without the definitions that it reads; null where it can. */
function obstacleTo({ step, halted }: StepTask, context: StepContext): EvaluationError | null {
  if (halted || (!step.lenient && context.hasFailedInput(step.key))) return context.haltOf(step.key)
  const unassigned = context.state.unassignedName(step.key)
  return unassigned === undefined ? null : neverAssignedError(unassigned)
}

/** @param answers to the commands of the job */
export function finishJob(
  { planned, work }: StepJob,
  answers: readonly EngineResult[],
  state: StepState,
): FinishedStep {
  const { finish } = kindOf(planned)
  if (finish) return finish(planned, work, answers, state)
  return work.kind === 'finished' ? work.finished : EMPTY
}

/**
 * Runs a step that makes several requests.
 * @throws RunStopped when the run was stopped
 */
export function runSession(work: SessionWork, state: StepState, access: EngineAccess): Promise<FinishedStep> {
  return work.run(state.session(access))
}
