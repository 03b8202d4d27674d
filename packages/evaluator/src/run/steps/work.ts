/** Responsibilities: a step of a run with the way in which its outcome comes about. */
import type { EngineCommand } from '@calcwright/engine'
import type { StepTask } from '../../graph/schedule.ts'
import type { PlannedStep } from '../../plan/planned.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import type { PreparedStatement } from '../../values/prepared.ts'
import type { FormulaSession } from '../formula-session.ts'

/** How the outcome of a step comes about. */
export type StepWork =
  | KnownWork
  /** Commands that go to the engine together with those of other steps. */
  | { readonly kind: 'commands'; readonly ready: PreparedStatement }
  | SessionWork
  | WaitingWork

/** The outcome is known without the engine. */
export interface KnownWork {
  readonly kind: 'finished'
  readonly finished: FinishedStep
  /** Set for a result: commands that the engine has to get before it is asked for what reads the step. */
  readonly owed?: readonly EngineCommand[]
}

/** Nothing yet: it is tried again, once something has arrived from outside. */
export interface WaitingWork {
  readonly kind: 'waiting'
  /** Never rejects. */
  readonly arrival: Promise<void>
}

/** Several requests, one after another: the step runs by itself. */
export interface SessionWork {
  readonly kind: 'session'
  /** @throws RunStopped when the run was stopped */
  run(session: FormulaSession): Promise<FinishedStep>
}

/** A step with its work; the answers to `first` … `last` of its batch belong to it. */
export interface StepJob {
  readonly task: StepTask
  readonly planned: PlannedStep
  readonly work: StepWork
  first: number
  last: number
}

export const finishedWork = (finished: FinishedStep): StepWork => ({ kind: 'finished', finished })

/** The outcome of a job that needs no engine. */
export function finishedIn({ work }: StepJob): FinishedStep | undefined {
  return work.kind === 'finished' ? work.finished : undefined
}
