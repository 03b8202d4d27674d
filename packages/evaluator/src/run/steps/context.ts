/** Responsibilities: results of the steps before a step, those of its own batch included. */
import { haltedBy } from '../../answers/errors.ts'
import { isReadName } from '../../graph/branches.ts'
import { FAILED_VALUE } from '../../graph/schedule.ts'
import type { StepRecord } from '../../graph/schedule.ts'
import type { EvaluationError, Outcome } from '../../block-result.ts'
import { finishedIn } from './work.ts'
import type { StepJob } from './work.ts'
import type { StepState } from './state.ts'

/** The part of the result of a step that its readers depend on. */
export type StepResult = Pick<StepRecord, 'value' | 'failed'>

export class StepContext {
  readonly state: StepState
  /** Jobs of the same batch, whose answers are to come. */
  readonly #unsent: readonly StepJob[]

  constructor(state: StepState, unsent: readonly StepJob[]) {
    this.state = state
    this.#unsent = unsent
  }

  /** @returns the outcome of a test; `pending` while it is not known */
  readonly test = (key: string): Outcome | 'pending' => {
    const job = this.#jobOf(key)
    return job ? (finishedIn(job)?.outcome ?? 'pending') : (this.state.outcomeAt(key) ?? 'pending')
  }

  /** Whether a step waits for its answer in this batch, or was put off in it. */
  isUndone(key: string | undefined): boolean {
    if (key === undefined) return false
    const job = this.#jobOf(key)
    return this.state.schedule.isStale(key) || (job !== undefined && !finishedIn(job))
  }

  /** The result of a step, in this batch or before. */
  resultOf(key: string): StepResult | undefined {
    const job = this.#jobOf(key)
    const value = job && finishedIn(job)?.value
    return value === undefined
      ? this.state.schedule.records.get(key)
      : { value, failed: value === FAILED_VALUE }
  }

  /** Whether a definition has failed that a step reads. One of the same batch counts as it is now, not as before the edit. */
  hasFailedInput(key: string): boolean {
    for (const [name, input] of this.state.inputsOf(key)) {
      if (!isReadName(name)) continue
      const job = this.#jobOf(input)
      const failed = job ? finishedIn(job)?.outcome.error : this.state.schedule.records.get(input)?.failed
      if (failed) return true
    }
    return false
  }

  /** The error of a step that reads a failed definition. */
  haltOf(key: string): EvaluationError {
    const failures = new Map<string, EvaluationError>()
    for (const [name, input] of this.state.inputsOf(key)) {
      const job = isReadName(name) ? this.#jobOf(input) : undefined
      const outcome = job ? finishedIn(job)?.outcome : this.state.outcomeAt(input)
      if (isReadName(name) && outcome?.error) failures.set(name, outcome.error)
    }
    return haltedBy(failures)
  }

  /** Whether the engine holds a procedure, or gets it by the same batch. */
  readonly isHeld = (procedure: string): boolean =>
    this.state.procedures.has(procedure) ||
    this.#unsent.some(({ work }) => work.kind === 'commands' && work.ready.procedures?.includes(procedure))

  #jobOf(key: string): StepJob | undefined {
    return this.#unsent.find(({ task }) => task.step.key === key)
  }
}
