/**
 * Responsibilities: working off the schedule. Stale steps go to the engine in batches that grow, so
 * that the first result comes at once and a long chain needs few round trips. Between two batches
 * the newest state of the worksheet counts: an edit below the running batch joins the run, an edit
 * above it makes its results void.
 */
import type { Engine, EngineResult, EngineSettings } from '@calcwright/engine'
import type {
  BlockResult,
  EvaluationSettings,
  EvaluatorEvent,
  Outcome,
  ResultsSnapshot,
} from '../contract.ts'
import { downstream, upstream } from '../graph/graph.ts'
import { FAILED_VALUE, Schedule } from '../graph/schedule.ts'
import type { Task } from '../graph/schedule.ts'
import type { Step } from '../graph/step.ts'
import { failedOutcome } from '../results/outcome.ts'
import { SNAPSHOT_FORMAT, readRecords } from '../snapshot.ts'
import { settingsKey } from './basis.ts'
import { Demand } from './demand.ts'
import { ABORTED, HALTED } from './errors.ts'
import { guarded, internalFault } from './faults.ts'
import { Lines, finishedJob } from './lines.ts'
import type { Job } from './lines.ts'
import type { Sheet } from './sheet.ts'
import { ResultStream } from './stream.ts'

const FIRST_BATCH = 8
const BATCH_GROWTH = 4
const LARGEST_BATCH = 256
/** Milliseconds that a batch overtaken by an edit may go on before it is interrupted. */
const GRACE = 40
/** Milliseconds after which a batch that does not heed the interrupt of an edit loses its engine. */
const PATIENCE = 300

export interface RunnerOptions {
  /** Milliseconds that one command may take. */
  readonly deadline: number | undefined
  /** Starts an engine, which comes by `attach`, or not at all by `lose`. */
  launch(): void
}

export class Runner {
  private readonly sheet: Sheet
  private readonly options: RunnerOptions
  private readonly emit: (event: EvaluatorEvent) => void
  private readonly stream: ResultStream
  private readonly schedule = new Schedule()
  private readonly demand = new Demand()
  private readonly outcomes = new Map<string, Outcome>()
  private readonly lines: Lines
  private settings: EvaluationSettings | null = null
  private engine: Engine | null = null
  private automatic = true
  private active = false
  /** Set by kill: nothing runs until the user starts again. */
  private frozen = false
  private disposed = false
  /** Why the engine was interrupted, if it was. */
  private stop: 'abort' | 'edit' | null = null
  /** The statement that ran when the user aborted carries the message; those behind it stay stale. */
  private abortShown = false
  private total = 0
  private graceTimer: ReturnType<typeof setTimeout> | undefined

  constructor(sheet: Sheet, emit: (event: EvaluatorEvent) => void, options: RunnerOptions) {
    this.options = options
    this.sheet = sheet
    this.emit = emit
    this.stream = new ResultStream(results => emit({ kind: 'results', results }))
    this.lines = new Lines(sheet, this.schedule)
  }

  attach(engine: Engine): void {
    if (this.disposed) return void engine.dispose()
    this.engine = engine
    if (this.settings) void engine.configure(engineSettings(this.settings))
    this.start()
  }

  /** The engine has ended by itself, or did not start. */
  lose(reason: string): void {
    if (this.disposed) return
    this.engine = null
    this.freeze(reason)
  }

  open(settings: EvaluationSettings, snapshot?: ResultsSnapshot): void {
    this.interrupt('edit')
    this.schedule.replaceSteps([])
    this.schedule.forgetEngine()
    this.lines.clear()
    this.outcomes.clear()
    void this.engine?.reset()
    this.useSettings(settings)
    for (const { key, record, outcome } of readRecords(snapshot)) {
      this.schedule.records.set(key, record)
      this.outcomes.set(key, outcome)
    }
    this.demand.withdrawAll()
    this.edited([])
  }

  edited(blocks: readonly string[]): void {
    const touched = this.schedule.replaceSteps(this.sheet.steps())
    if (this.automatic) this.demand.everything()
    else this.demand.withdraw(downstream(this.schedule.graph, touched))
    for (const key of this.outcomes.keys())
      if (!this.schedule.graph.positions.has(key)) this.outcomes.delete(key)
    for (const block of blocks) if (this.sheet.stepsOf(block).length === 0) this.publish(block)
    this.staleChanged()
  }

  configure(settings: EvaluationSettings): void {
    this.useSettings(settings)
    // New settings hold for the whole worksheet, in manual mode too.
    this.demandAll()
    this.staleChanged()
  }

  /** Whether the engine counts as terminated, whatever it does to come back. */
  get terminated(): boolean {
    return this.frozen
  }

  recalculate(scope: 'all' | 'stale'): void {
    if (!this.engine) this.options.launch()
    else if (this.frozen) this.emit({ kind: 'engine', phase: 'ready', text: '', progress: 1 })
    const keys = [...this.schedule.graph.positions.keys()]
    this.schedule.touch(scope === 'all' ? keys : keys.filter(this.isInterrupted), true)
    this.demandAll()
    if (scope === 'all') this.renewEngine()
    else if (this.frozen) this.lines.forgetEngine()
    this.frozen = false
    this.staleChanged()
  }

  setAutomatic(automatic: boolean): void {
    this.automatic = automatic
    this.emit({ kind: 'mode', automatic })
    if (automatic) this.demand.everything()
    else this.demand.withdrawAll()
    this.staleChanged()
  }

  calculate(blocks: readonly string[]): void {
    const keys = blocks.flatMap(block => this.sheet.stepsOf(block).map(({ step }) => step.key))
    const needed = upstream(this.schedule.graph, keys)
    this.schedule.touch([...needed].filter(this.isInterrupted), true)
    this.demand.add(needed)
    this.staleChanged()
  }

  abort(): void {
    if (!this.active) return
    this.abortShown = false
    this.demand.withdrawAll()
    this.interrupt('abort')
  }

  kill(): void {
    this.freeze('')
    void this.engine?.kill()
  }

  private freeze(reason: string): void {
    this.frozen = true
    this.abortShown = true
    this.stop = 'abort'
    this.emit({ kind: 'engine', phase: 'terminated', text: reason, progress: 0 })
    if (!this.active) this.finishRun(true)
  }

  snapshot(): ResultsSnapshot {
    const results: Record<string, BlockResult> = {}
    for (const block of new Set(this.schedule.graph.steps.map(step => step.block))) {
      const result = this.resultOf(block)
      if (result) results[block] = result
    }
    return { format: SNAPSHOT_FORMAT, results }
  }

  dispose(): void {
    this.disposed = true
    this.frozen = true
    this.interrupt('edit')
    void this.engine?.dispose()
  }

  private useSettings(settings: EvaluationSettings): void {
    this.settings = settings
    void this.engine?.configure(engineSettings(settings))
    this.lines.configure(settings)
    this.schedule.setBasis(settingsKey(settings))
  }

  private staleChanged(): void {
    for (const step of this.schedule.settle()) this.publish(step.block)
    const outlook = this.outlook()
    if (outlook.length > 0 && !this.frozen) {
      this.emit({ kind: 'queued', blocks: blocksOf(outlook) })
      this.total = outlook.length
    }
    if (this.active && this.schedule.overtaken && this.graceTimer === undefined) {
      this.graceTimer = setTimeout(() => this.interrupt('edit'), GRACE)
    }
    if (this.active) return
    if (this.frozen || !this.hasWork) this.finishRun(false)
    else this.start()
  }

  private demandAll(): void {
    if (this.automatic) this.demand.everything()
    else this.demand.add(this.schedule.graph.positions.keys())
  }

  private get hasWork(): boolean {
    return this.schedule.hasWork(this.demand.allows)
  }

  /** Steps that will run unless they turn out to be fresh. */
  private outlook(): Step[] {
    return this.schedule.outlook().filter(step => this.demand.allows(step.key))
  }

  /** Steps that wait for a request, the aborted ones among them. */
  private waiting(): Step[] {
    const stale = new Set(this.schedule.outlook())
    return this.schedule.graph.steps.filter(step => stale.has(step) || this.isInterrupted(step.key))
  }

  private readonly isInterrupted = (key: string): boolean =>
    this.outcomes.get(key)?.error?.kind === 'interrupted'

  /** Another engine in the place of the one there is, with nothing in it. */
  private renewEngine(): void {
    this.lines.forgetEngine()
    void this.engine?.kill()
    void this.engine?.reset()
  }

  private start(): void {
    if (this.active || this.frozen || !this.engine || !this.settings || !this.hasWork) return
    this.active = true
    this.stop = null
    void this.work(this.engine)
  }

  private async work(engine: Engine): Promise<void> {
    let size = FIRST_BATCH
    while (this.stop !== 'abort' && !this.frozen) {
      const tasks = this.schedule.next(size, this.demand.allows, step => this.publish(step.block))
      if (tasks.length === 0) break
      await this.runBatch(engine, tasks)
      this.clearGrace()
      if (this.stop === 'edit') this.stop = null
      const left = this.outlook().length
      if (left > 0) this.emit({ kind: 'progress', done: Math.max(0, this.total - left), total: this.total })
      size = Math.min(size * BATCH_GROWTH, LARGEST_BATCH)
    }
    this.active = false
    this.finishRun(this.stop === 'abort')
    // An edit came while the run was being aborted.
    if (this.hasWork && !this.frozen) this.staleChanged()
  }

  private finishRun(cancelled: boolean): void {
    this.stream.flush()
    const halted = this.schedule.graph.steps.some(
      ({ key, defines }) => defines.length > 0 && this.schedule.records.get(key)?.failed,
    )
    this.emit({ kind: 'finished', halted, cancelled, stale: blocksOf(this.waiting()) })
  }

  /** Prepares all tasks and sends them together; where a value is needed first, what is ready goes ahead. */
  private async runBatch(engine: Engine, tasks: readonly Task[]): Promise<void> {
    let jobs: Job[] = []
    for (const task of tasks) {
      let job = this.prepared(task, jobs)
      if (job === 'pending') {
        await this.send(engine, jobs)
        jobs = []
        job = this.prepared(task, jobs)
      }
      if (job === 'pending') this.schedule.postpone(task.step.key)
      else jobs.push(job)
    }
    await this.send(engine, jobs)
  }

  private prepared(task: Task, unsent: readonly Job[]): Job | 'pending' {
    try {
      return this.lines.prepare(task, unsent)
    } catch (fault) {
      return finishedJob(task, internalFault(fault))
    }
  }

  private async send(engine: Engine, jobs: readonly Job[]): Promise<void> {
    const answers: EngineResult[] = []
    let finished = 0
    const finishReady = (): void => {
      for (let job = jobs[finished]; job && job.last < answers.length; job = jobs[finished]) {
        this.finish(job, answers.slice(job.first, job.last + 1))
        finished += 1
      }
    }
    let count = 0
    for (const job of jobs) {
      job.first = count
      count += job.commands.length
      job.last = count - 1
    }
    finishReady()
    if (count > 0 && !this.stop) {
      await engine.run(
        jobs.flatMap(job => job.commands.map(command => ({ ...command, deadline: this.options.deadline }))),
        (index, result) => {
          answers[index] = result
          finishReady()
        },
      )
    }
    for (const job of jobs.slice(finished)) this.schedule.postpone(job.task.step.key)
  }

  private finish(job: Job, answers: readonly EngineResult[]): void {
    const { step } = job.task
    const interrupted = answers.some(answer => !answer.ok && answer.error.kind === 'interrupted')
    if (interrupted && (this.stop !== 'abort' || this.abortShown)) return this.schedule.postpone(step.key)
    if (interrupted) this.abortShown = true
    const halted = job.task.halted || this.schedule.hasFailedInput(step.key)
    const { outcome, value } = halted
      ? failedOutcome(HALTED)
      : interrupted
        ? failedOutcome(ABORTED)
        : guarded(() => this.lines.finish(job, answers))
    const failed = value === FAILED_VALUE
    if (!this.schedule.complete(step.key, value, failed)) return
    const known = this.outcomes.has(step.key)
    this.outcomes.set(step.key, outcome)
    if (!job.task.restored || !known) this.publish(step.block)
  }

  private interrupt(reason: 'abort' | 'edit'): void {
    this.clearGrace()
    if (this.stop !== 'abort') this.stop = reason
    if (!this.active) return
    this.engine?.interrupt()
    if (reason === 'edit') this.graceTimer = setTimeout(() => void this.engine?.kill(), PATIENCE)
  }

  private clearGrace(): void {
    clearTimeout(this.graceTimer)
    this.graceTimer = undefined
  }

  /** Sends the result of a block once all of its statements have one. */
  private publish(block: string): void {
    const result = this.resultOf(block)
    if (result) this.stream.push(result)
  }

  private resultOf(block: string): BlockResult | null {
    const outcomes: Outcome[] = []
    const hashes: string[] = []
    const values: string[] = []
    const defines: string[] = []
    for (const { step } of this.sheet.stepsOf(block)) {
      const outcome = this.outcomes.get(step.key)
      const record = this.schedule.records.get(step.key)
      if (!outcome || !record) return null
      outcomes.push(outcome)
      hashes.push(record.inputs)
      values.push(record.value)
      for (const { name, kind } of step.defines) defines.push(kind === 'function' ? `${name}(` : name)
    }
    return { block, hash: hashes.join('.'), values: values.join('.'), outcomes, defines }
  }
}

function blocksOf(steps: readonly Step[]): string[] {
  return [...new Set(steps.map(step => step.block))]
}

/** Units, angles and digits are ours; complex answers are asked for line by line. */
function engineSettings({ oneIndexed }: EvaluationSettings): Partial<EngineSettings> {
  return { angle: 'rad', approximate: false, complex: false, oneIndexed }
}
