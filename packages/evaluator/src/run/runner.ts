/**
 * Responsibilities: working off the schedule. Stale steps go to the engine in batches: the first holds the
 * usual number of steps that depend on one value, and they grow, so that a long chain needs few round trips.
 * Between two batches the newest state of the worksheet counts: an edit below the running batch joins the run,
 * an edit above it makes its results void. A line that takes long lets the others go first (slow-steps.ts).
 */
import type { Engine, EngineSettings } from '@calcwright/engine'
import type { EvaluationSettings, EvaluatorEvent, ResourceSource } from '../contract.ts'
import type { ResultsSnapshot } from '../block-result.ts'
import { downstream, stepsOf, upstream } from '../graph/graph.ts'
import { Schedule } from '../graph/schedule.ts'
import type { StepTask } from '../graph/schedule.ts'
import type { Step } from '../graph/step.ts'
import { failedOutcome } from '../results/outcome.ts'
import { readRecords } from '../snapshot.ts'
import { PendingArrivals } from './pending-arrivals.ts'
import { settingsKey } from './basis.ts'
import { BatchRunner, type Interruption } from './batch-runner.ts'
import { EngineOnDemand } from './engine-on-demand.ts'
import { RunDemand } from './run-demand.ts'
import { ABORTED, HALTED } from '../answers/errors.ts'
import { StepState } from './steps/state.ts'
import { Outcomes } from './outcomes.ts'
import { PassProgress } from './pass-progress.ts'
import { Passes } from './passes.ts'
import type { Sheet } from '../plan/sheet.ts'
import { SlowSteps } from './slow-steps.ts'

const FIRST_BATCH = 64
const BATCH_GROWTH = 4
const LARGEST_BATCH = 256
/** Milliseconds that a batch overtaken by an edit may go on before it is interrupted. */
const GRACE = 40
/** Milliseconds after which a batch that does not heed the interrupt of an edit loses its engine. */
const KILL_TIMEOUT = 300

export interface RunnerOptions {
  /** Milliseconds that one command may take. */
  readonly deadline: number | undefined
  readonly resources: ResourceSource
  /** Whether somebody reads the result of a block. */
  readonly shows: (block: string) => boolean
  /** Starts an engine unless one is starting; it comes by `attach`, or not at all by `lose`. */
  launch(): void
}

export class Runner {
  readonly #sheet: Sheet
  readonly #options: RunnerOptions
  readonly #emit: (event: EvaluatorEvent) => void
  readonly #schedule = new Schedule()
  readonly #demand = new RunDemand()
  readonly #outcomes: Outcomes
  readonly #arrivals = new PendingArrivals()
  readonly #slow = new SlowSteps(() => this.#takeTurns())
  readonly #state: StepState
  readonly #passes: Passes
  readonly #batches: BatchRunner
  #settings: EvaluationSettings | null = null
  readonly #engine: EngineOnDemand
  #automatic = true
  #active = false
  /** Set by kill: nothing runs until the user starts again. */
  #frozen = false
  #disposed = false
  readonly #interruption: Interruption = { reason: null, abortShown: false }
  #total = 0
  #graceTimer: ReturnType<typeof setTimeout> | undefined

  constructor(sheet: Sheet, emit: (event: EvaluatorEvent) => void, options: RunnerOptions) {
    this.#options = options
    this.#engine = new EngineOnDemand(() => options.launch(), {
      of: commands => this.#state.neededFor(commands),
      onHeld: name => this.#state.procedures.add(name),
    })
    this.#sheet = sheet
    this.#emit = emit
    this.#outcomes = new Outcomes(sheet, this.#schedule, results => emit({ kind: 'results', results }))
    const { resources, shows } = options
    this.#state = new StepState(sheet, this.#schedule, resources, shows, key => this.#outcomes.get(key))
    this.#passes = new Passes(this.#state, this.#outcomes)
    this.#batches = new BatchRunner({
      sheet,
      schedule: this.#schedule,
      state: this.#state,
      outcomes: this.#outcomes,
      arrivals: this.#arrivals,
      slow: this.#slow,
      passes: this.#passes,
      progress: new PassProgress(emit, block => sheet.revisionOf(block)),
      interruption: this.#interruption,
      deadline: options.deadline,
    })
  }

  attach(engine: Engine): void {
    if (this.#disposed) return void engine.dispose()
    if (this.#settings) void engine.configure(engineSettings(this.#settings))
    this.#engine.attach(engine)
    this.#start()
  }

  /** The engine has ended by itself, or did not start. */
  lose(reason: string): void {
    if (this.#disposed) return
    this.#freeze(reason)
    this.#engine.lose()
  }

  open(settings: EvaluationSettings, snapshot?: ResultsSnapshot): void {
    this.#interrupt('edit')
    this.#schedule.replaceSteps([])
    this.#schedule.forgetEngine()
    this.#state.clear()
    this.#outcomes.clear()
    this.#passes.clear()
    void this.#engine.reset()
    this.#useSettings(settings)
    for (const { key, record, outcome } of readRecords(snapshot)) {
      this.#schedule.records.set(key, record)
      this.#outcomes.set(key, outcome)
    }
    this.#demand.withdrawAll()
    this.edited([])
  }

  edited(blocks: readonly string[]): void {
    const touched = this.#schedule.replaceSteps(this.#sheet.steps(), this.#sheet.hidden())
    if (this.#automatic) this.#demand.everything()
    else this.#demand.withdraw(downstream(this.#schedule.graph, touched))
    this.#slow.edited(touched)
    this.#outcomes.forgetRemoved()
    this.#state.forgetRemoved()
    for (const block of blocks) this.#outcomes.publishCurrent(block)
    this.#staleChanged(touched)
  }

  configure(settings: EvaluationSettings): void {
    this.#useSettings(settings)
    // New settings hold for the whole worksheet, in manual mode too.
    this.#demandAll()
    this.#staleChanged()
  }

  get disposed(): boolean {
    return this.#disposed
  }

  /** Whether the engine counts as terminated, whatever it does to come back. */
  get terminated(): boolean {
    return this.#frozen
  }

  recalculate(scope: 'all' | 'stale'): void {
    if (!this.#engine.engine) this.#options.launch()
    else if (this.#frozen) this.#emit({ kind: 'engine', phase: 'ready', text: '', progress: 1 })
    const { positions } = this.#schedule.graph
    this.#schedule.touch(scope === 'all' ? positions.keys() : this.#outcomes.interrupted(), true)
    this.#demandAll()
    if (scope === 'all') this.#renewEngine()
    else if (this.#frozen) this.#state.forgetEngine()
    this.#frozen = false
    this.#staleChanged()
  }

  setAutomatic(automatic: boolean): void {
    this.#automatic = automatic
    this.#emit({ kind: 'mode', automatic })
    if (automatic) this.#demand.everything()
    else this.#demand.withdrawAll()
    this.#staleChanged()
  }

  calculate(blocks: readonly string[]): void {
    const keys = blocks.flatMap(block => this.#sheet.stepsOf(block).map(({ step }) => step.key))
    const needed = upstream(this.#schedule.graph, keys)
    this.#schedule.touch(
      this.#outcomes.interrupted().filter(key => needed.has(key)),
      true,
    )
    this.#demand.add(needed)
    this.#staleChanged()
  }

  abort(): void {
    if (!this.#active) return
    this.#interruption.abortShown = false
    this.#demand.withdrawAll()
    for (const task of this.#arrivals.release()) this.#abortWaiting(task)
    this.#slow.end()
    this.#interrupt('abort')
  }

  /** The step carries the message of the abort; what comes with it is halted. */
  #abortWaiting(task: StepTask): void {
    const parts = this.#schedule.graph.steps.filter(step => step.of === task.step.key)
    for (const { step, restored } of [task, ...parts.map(step => ({ step, restored: false }))]) {
      this.#schedule.take(step.key)
      this.#batches.complete(
        { step, restored, halted: false },
        failedOutcome(step === task.step ? ABORTED : HALTED),
      )
    }
  }

  kill(): void {
    this.#freeze('')
    void this.#engine.kill()
  }

  #freeze(reason: string): void {
    this.#frozen = true
    this.#interruption.abortShown = true
    this.#interruption.reason = 'abort'
    this.#slow.end()
    this.#arrivals.release()
    this.#emit({ kind: 'engine', phase: 'terminated', text: reason, progress: 0 })
    if (!this.#active) this.#finishRun(true)
  }

  snapshot(): ResultsSnapshot {
    return this.#outcomes.snapshot()
  }

  dispose(): void {
    this.#disposed = true
    this.#frozen = true
    this.#passes.clear()
    this.#arrivals.release()
    this.#interrupt('edit')
    void this.#engine.dispose()
  }

  #useSettings(settings: EvaluationSettings): void {
    this.#settings = settings
    void this.#engine.configure(engineSettings(settings))
    this.#state.settings = settings
    this.#schedule.setBasis(settingsKey(settings))
  }

  /** @param touched keys of the steps that were edited */
  #staleChanged(touched: ReadonlySet<string> = new Set()): void {
    this.#arrivals.release()
    for (const step of this.#schedule.settle()) this.#outcomes.publish(step.block)
    const pending = this.#pending()
    if (pending.length > 0 && !this.#frozen) {
      const edited = pending.filter(({ key }) => touched.has(key))
      this.#emit({ kind: 'queued', blocks: blocksOf(pending), edited: blocksOf(edited) })
      this.#total = pending.length
    }
    if (this.#active && this.#schedule.overtaken && this.#graceTimer === undefined) {
      this.#graceTimer = setTimeout(() => this.#interrupt('edit'), GRACE)
    }
    this.#takeTurns()
    if (this.#active) return
    if (this.#frozen || !this.#hasWork) this.#finishRun(false)
    else this.#start()
  }

  #demandAll(): void {
    if (this.#automatic) this.#demand.everything()
    else this.#demand.add(this.#schedule.graph.positions.keys())
  }

  get #aborted(): boolean {
    return this.#interruption.reason === 'abort'
  }

  get #hasWork(): boolean {
    return this.#schedule.hasWork(this.#demand.allows)
  }

  /** Steps that will run unless they turn out to be fresh. */
  #pending(): Step[] {
    return this.#schedule.pendingSteps().filter(step => this.#demand.allows(step.key))
  }

  /** Steps that wait for a request, the aborted ones among them. */
  #waiting(): Step[] {
    const keys = this.#schedule.pendingSteps().map(step => step.key)
    return stepsOf(this.#schedule.graph, new Set([...keys, ...this.#outcomes.interrupted()]))
  }

  /** Another engine in the place of the one there is, with nothing in it. */
  #renewEngine(): void {
    this.#state.forgetEngine()
    void this.#engine.kill()
    void this.#engine.reset()
  }

  #start(): void {
    if (this.#active || this.#frozen || !this.#settings || !this.#hasWork) return
    this.#active = true
    this.#interruption.reason = null
    void this.#work()
  }

  async #work(): Promise<void> {
    let size = FIRST_BATCH
    while (!this.#aborted && !this.#frozen) {
      const { graph } = this.#schedule
      const [held, unready] = [this.#slow.held(graph), this.#arrivals.held(graph)]
      const tasks = this.#schedule.next(
        size,
        key => this.#demand.allows(key) && !held.has(key) && !unready.has(key),
        step => this.#outcomes.publish(step.block),
      )
      if (tasks.length === 0) {
        if ((await this.#slow.release()) || (await this.#arrivals.next())) continue
        break
      }
      await this.#batches.run(this.#engine, tasks)
      this.#clearGrace()
      if (!this.#aborted) this.#interruption.reason = null
      const left = this.#pending().length
      if (left > 0)
        this.#emit({ kind: 'progress', done: Math.max(0, this.#total - left), total: this.#total })
      size = Math.min(size * BATCH_GROWTH, LARGEST_BATCH)
    }
    this.#active = false
    this.#slow.end()
    this.#finishRun(this.#aborted)
    // An edit came while the run was being aborted.
    if (this.#hasWork && !this.#frozen) this.#staleChanged()
  }

  #finishRun(cancelled: boolean): void {
    this.#outcomes.flush()
    const { halted } = this.#schedule
    const { newest: revision } = this.#sheet
    const stale = blocksOf(this.#waiting())
    this.#emit({ kind: 'finished', halted, cancelled, stale, ...(revision !== undefined && { revision }) })
    if (!cancelled) this.#passes.walkLater(() => this.#walkPasses())
  }

  async #walkPasses(): Promise<void> {
    const { engine } = this.#engine
    if (!engine) return
    const busy = (): boolean =>
      this.#active || this.#frozen || this.#disposed || this.#engine.engine !== engine
    try {
      await this.#passes.walk(this.#engine, this.#options.deadline, busy)
    } catch (fault) {
      // Without them the lines only show their last pass.
      if (!busy()) this.#emit({ kind: 'message', text: String(fault) })
    }
  }

  /** Interrupts a line that holds up others. */
  #takeTurns(): void {
    const key = this.#slow.over()
    if (key === null || !this.#active || this.#interruption.reason) return
    const held = downstream(this.#schedule.graph, [key])
    if (!this.#schedule.hasWork(other => this.#demand.allows(other) && !held.has(other))) return
    this.#slow.defer(key)
    this.#interrupt('turn')
  }

  #interrupt(reason: 'abort' | 'edit' | 'turn'): void {
    this.#clearGrace()
    if (this.#interruption.reason !== 'abort') this.#interruption.reason = reason
    if (!this.#active) return
    this.#engine.interrupt()
    if (reason !== 'abort') this.#graceTimer = setTimeout(() => void this.#engine.kill(), KILL_TIMEOUT)
  }

  #clearGrace(): void {
    clearTimeout(this.#graceTimer)
    this.#graceTimer = undefined
  }
}

function blocksOf(steps: readonly Step[]): string[] {
  return [...new Set(steps.map(step => step.block))]
}

/** The evaluator handles units, angles and digits itself; complex answers are switched on line by line. */
function engineSettings({ oneIndexed }: EvaluationSettings): Partial<EngineSettings> {
  return { angle: 'rad', approximate: false, complex: false, oneIndexed }
}
