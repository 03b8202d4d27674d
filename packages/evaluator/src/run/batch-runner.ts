/** Responsibilities: one batch of steps, from their commands to the outcomes of what the engine answered. */
import type { EngineResult } from '@calcwright/engine'
import { ABORTED } from '../answers/errors.ts'
import { RunStopped } from '../engine/session.ts'
import { FAILED_VALUE } from '../graph/schedule.ts'
import type { Schedule, StepTask } from '../graph/schedule.ts'
import type { Sheet } from '../plan/sheet.ts'
import { failedOutcome } from '../results/outcome.ts'
import type { FinishedStep } from '../results/outcome.ts'
import { sendBatch } from './batch.ts'
import type { EngineOnDemand } from './engine-on-demand.ts'
import { outcomeOrFault, internalFault } from './faults.ts'
import type { Outcomes } from './outcomes.ts'
import type { PassProgress } from './pass-progress.ts'
import type { Passes } from './passes.ts'
import type { PendingArrivals } from './pending-arrivals.ts'
import type { SlowSteps } from './slow-steps.ts'
import { StepContext } from './steps/context.ts'
import type { StepState } from './steps/state.ts'
import { finishJob, prepareJob, runSession } from './steps/steps.ts'
import type { StepJob, SessionWork } from './steps/work.ts'

/** Why the engine is interrupted, if it is. */
export interface Interruption {
  reason: 'abort' | 'edit' | 'turn' | null
  /** The statement that was running when the user aborted shows the message; later ones stay stale. */
  abortShown: boolean
}

/** The parts of a run that a batch changes. */
export interface BatchParts {
  readonly sheet: Sheet
  readonly schedule: Schedule
  readonly state: StepState
  readonly outcomes: Outcomes
  readonly arrivals: PendingArrivals
  readonly slow: SlowSteps
  readonly passes: Passes
  readonly progress: PassProgress
  readonly interruption: Interruption
  /** Milliseconds that one command may take. */
  readonly deadline: number | undefined
}

export class BatchRunner {
  readonly #parts: BatchParts

  constructor(parts: BatchParts) {
    this.#parts = parts
  }

  /** Prepares all tasks and sends them together; where a value is needed first, what is ready goes ahead. */
  async run(engine: EngineOnDemand, tasks: readonly StepTask[]): Promise<void> {
    let jobs: StepJob[] = []
    let unready: ReadonlySet<string> = new Set()
    for (const task of tasks) {
      // An edit may have taken the line away while those before it were sent.
      if (unready.has(task.step.key) || !this.#parts.sheet.planned(task.step.key)) {
        this.#parts.schedule.postpone(task.step.key)
        continue
      }
      let job = prepareJob(task, this.#parts.state, jobs)
      if (job === 'pending') {
        await this.#send(engine, jobs)
        jobs = []
        job = prepareJob(task, this.#parts.state, jobs)
      }
      if (job === 'pending') this.#parts.schedule.postpone(task.step.key)
      else if (job.work.kind === 'waiting') {
        if (this.#await(task, job.work.arrival)) this.#parts.progress.reportLoading(task.step.block)
        unready = this.#parts.arrivals.held(this.#parts.schedule.graph)
      } else if (needsEngine(job) && !engine.engine) {
        this.#await(task, engine.arrival())
        unready = this.#parts.arrivals.held(this.#parts.schedule.graph)
      } else if (job.work.kind === 'session') {
        await this.#send(engine, jobs)
        jobs = []
        await this.#runAlone(engine, job, job.work)
      } else {
        const owed = job.work.kind === 'finished' ? job.work.owed : undefined
        if (job.work.kind === 'finished') engine.owe(task.step.key, owed ?? [])
        // All that numbers read is there: they do not wait for the lines before them.
        if (owed) this.#finish(job, [])
        else jobs.push(job)
      }
    }
    await this.#send(engine, jobs)
  }

  /** Lets a step be tried again later. @returns whether it did not wait before */
  #await(task: StepTask, arrival: Promise<unknown>): boolean {
    this.#parts.schedule.postpone(task.step.key)
    return this.#parts.arrivals.add(task, arrival)
  }

  async #runAlone(engine: EngineOnDemand, job: StepJob, work: SessionWork): Promise<void> {
    const { key } = job.task.step
    if (this.#parts.interruption.reason !== null) return this.#parts.schedule.postpone(key)
    this.#parts.slow.begin(key)
    try {
      const access = {
        engine,
        deadline: this.#parts.deadline,
        stopped: () => this.#parts.interruption.reason !== null,
        onPasses: (done: number, all: number) => this.#parts.progress.report(job.task.step.block, done, all),
      }
      const begun = performance.now()
      const finished = await runSession(work, this.#parts.state, access)
      this.complete(job.task, finished)
      this.#parts.passes.ran(job.planned, performance.now() - begun)
    } catch (fault) {
      if (!(fault instanceof RunStopped)) this.complete(job.task, internalFault(fault))
      else if (this.#parts.interruption.reason !== 'abort' || this.#parts.interruption.abortShown)
        this.#parts.schedule.postpone(key)
      else {
        this.#parts.interruption.abortShown = true
        this.complete(job.task, failedOutcome(ABORTED))
      }
    } finally {
      this.#parts.slow.begin(null)
    }
  }

  async #send(engine: EngineOnDemand, jobs: readonly StepJob[]): Promise<void> {
    const left = await sendBatch(engine, jobs, {
      deadline: this.#parts.deadline,
      stopped: () => this.#parts.interruption.reason !== null,
      onBegin: job => this.#parts.slow.begin(job?.task.step.key ?? null),
      onFinish: (job, answers) => this.#finish(job, answers),
    })
    for (const job of left) this.#parts.schedule.postpone(job.task.step.key)
  }

  #finish(job: StepJob, answers: readonly EngineResult[]): void {
    const { step } = job.task
    const interrupted = answers.some(answer => !answer.ok && answer.error.kind === 'interrupted')
    if (interrupted && (this.#parts.interruption.reason !== 'abort' || this.#parts.interruption.abortShown))
      return this.#parts.schedule.postpone(step.key)
    if (interrupted) this.#parts.interruption.abortShown = true
    const halted = job.task.halted || this.#parts.schedule.hasFailedInput(step.key)
    this.complete(
      job.task,
      halted
        ? failedOutcome(new StepContext(this.#parts.state, []).haltOf(step.key))
        : interrupted
          ? failedOutcome(ABORTED)
          : outcomeOrFault(() => finishJob(job, answers, this.#parts.state)),
    )
  }

  /** Stores the outcome of a step, unless an edit has overtaken it. */
  complete({ step, restored }: StepTask, { outcome, value }: FinishedStep): void {
    const failed = value === FAILED_VALUE
    if (!this.#parts.schedule.complete(step.key, value, failed)) return
    const known = this.#parts.outcomes.has(step.key)
    this.#parts.outcomes.set(step.key, outcome)
    if (!restored || !known) this.#parts.outcomes.publish(step.block)
  }
}

const needsEngine = ({ work }: StepJob): boolean =>
  work.kind === 'session' || (work.kind === 'commands' && work.ready.commands.length > 0)
