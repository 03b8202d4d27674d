/** Responsibilities: a step of a run with the way in which its outcome comes about. */
import type { Task } from '../../graph/schedule.ts'
import type { PlannedStep } from '../../plan/planned.ts'
import type { Finished } from '../../results/outcome.ts'
import type { Ready } from '../../values/prepared.ts'
import type { FormulaSession } from '../formula-session.ts'

/** How the outcome of a step comes about. */
export type Work =
  /** The outcome is known without the engine. */
  | { readonly kind: 'finished'; readonly finished: Finished }
  /** Commands that go to the engine together with those of other steps. */
  | { readonly kind: 'commands'; readonly ready: Ready }
  | SessionWork
  | WaitingWork

/** Nothing yet: it is tried again, once something has arrived from outside. */
export interface WaitingWork {
  readonly kind: 'waiting'
  /** Never rejects. */
  readonly arrival: Promise<void>
}

/** Several requests, one after another: the step runs by itself. */
export interface SessionWork {
  readonly kind: 'session'
  /** @throws Stopped when the run was stopped */
  run(session: FormulaSession): Promise<Finished>
}

/** A step with its work; the answers to `first` … `last` of its batch belong to it. */
export interface Job {
  readonly task: Task
  readonly planned: PlannedStep
  readonly work: Work
  first: number
  last: number
}

export const finishedWork = (finished: Finished): Work => ({ kind: 'finished', finished })

/** The outcome of a job that needs no engine. */
export function finishedIn({ work }: Job): Finished | undefined {
  return work.kind === 'finished' ? work.finished : undefined
}
