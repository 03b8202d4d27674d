/** The engine that the rest of the program holds: a queue in front of one engine that can be replaced. */
import { STOP_MESSAGES } from './errors.ts'
import type { Port } from './messages.ts'
import { createQueue, resetJob, runJob, settingsJob } from './queue.ts'
import type { Job, OnResult, RunJob } from './queue.ts'
import { DEFAULT_SETTINGS } from './protocol.ts'
import type { Engine, EngineCommand, EngineResult, EngineSettings, EngineStatus } from './protocol.ts'
import { stepsOf } from './history.ts'
import { ReplaceableConnection } from './replaceable.ts'
import type { Answer } from './replaceable.ts'
import { createStatus } from './status.ts'
import type { Progress, StatusSource } from './status.ts'

export interface ClientOptions {
  /** Fetches and compiles the engine; called once. */
  load(progress: Progress): Promise<WebAssembly.Module>
  /**
   * Fetches and compiles the second part in spare time; absent where it is at hand.
   * @returns undefined where it does not come: the first function of it asks again
   */
  loadRest?: (() => Promise<WebAssembly.Module | undefined>) | undefined
  /** Opens a port to a new engine. */
  open(): Port
  settings?: Partial<EngineSettings> | undefined
  /** Keep a second engine ready, so that a kill takes no time. */
  spare: boolean
  /** Bytes at which a command ends with the kind `memory`. */
  memoryLimit?: number | undefined
  /** Receives every status from the first one on. */
  onStatus?: ((status: EngineStatus) => void) | undefined
}

/** ms after its deadline, or after an interrupt, that a command may take before it is killed. */
const GRACE = 400
/** ms after the start, for the second part and the spare engine: the first results are not to share the processor with it. */
const SPARE_DELAY = 5000
const DEFAULT_MEMORY_LIMIT = 2 ** 30
const REPLACED = 'The math engine stopped unexpectedly and was started again.'

/** Start an engine. Resolves when it can calculate. */
export async function createClient(options: ClientOptions): Promise<Engine> {
  const status = createStatus()
  if (options.onStatus) status.listen(options.onStatus)
  const module = options.load((phase, progress) => status.set({ state: 'loading', phase, progress }))
  const client = new Client(options, module, status)
  await module
  await client.start()
  return client
}

class Client implements Engine {
  readonly #status: StatusSource
  readonly #loadRest: ClientOptions['loadRest']
  readonly #queue = createQueue()
  readonly #engine: ReplaceableConnection
  readonly #lossListeners = new Set<(text: string) => void>()
  #job: Job | undefined
  /** The running job was asked to stop. */
  #stopping = false
  /** Ends a command that takes too long. */
  #watch: ReturnType<typeof setTimeout> | undefined
  #spareTimer: ReturnType<typeof setTimeout> | undefined
  #replacing: Promise<void> | undefined
  /** The last command that ended in a fault. */
  #lastFault: EngineCommand | undefined
  #disposed = false

  constructor(options: ClientOptions, module: Promise<WebAssembly.Module>, status: StatusSource) {
    this.#status = status
    this.#loadRest = options.loadRest
    this.#engine = new ReplaceableConnection(
      {
        open: () => options.open(),
        module,
        memoryLimit: options.memoryLimit ?? DEFAULT_MEMORY_LIMIT,
        settings: { ...DEFAULT_SETTINGS, ...options.settings },
        spare: options.spare,
      },
      { answer: answer => this.#receive(answer), lost: () => this.#fail('crash') },
    )
  }

  /** Resolves when the engine can calculate. */
  async start(): Promise<void> {
    this.#status.set({ state: 'loading', phase: 'Starting', progress: 0.95 })
    await this.#engine.restore()
    this.#status.set({ state: 'ready' })
    this.#spareTimer = setTimeout(() => void this.#useSpareTime(), SPARE_DELAY)
  }

  async #useSpareTime(): Promise<void> {
    const rest = await this.#loadRest?.()
    if (this.#disposed) return
    if (rest) this.#engine.giveRest(rest)
    this.#engine.keepSpare()
  }

  get status(): EngineStatus {
    return this.#status.current
  }

  onStatus(listener: (status: EngineStatus) => void): () => void {
    return this.#status.listen(listener)
  }

  onLoss(listener: (text: string) => void): () => void {
    this.#lossListeners.add(listener)
    return () => void this.#lossListeners.delete(listener)
  }

  run(commands: readonly EngineCommand[], onResult?: OnResult): Promise<EngineResult[]> {
    return new Promise(resolve => this.#enqueue(runJob(commands, onResult, resolve)))
  }

  configure(changes: Partial<EngineSettings>): Promise<void> {
    return new Promise(resolve => this.#enqueue(settingsJob(changes, this.#engine.settings, resolve)))
  }

  reset(): Promise<void> {
    return new Promise(resolve => this.#enqueue(resetJob(resolve)))
  }

  interrupt(): void {
    this.#queue.abandonRuns(failureOf('interrupted'))
    const job = this.#job
    if (job?.kind !== 'run') return
    const connection = this.#engine.current
    if (!connection || this.#replacing) return job.abandon(failureOf('interrupted'))
    this.#status.set({ state: 'aborting' })
    const killNow = (): void => {
      if (this.#job !== job) return
      job.abandon(failureOf('interrupted'))
      void this.#replace()
    }
    if (!connection.flag) return killNow()
    Atomics.store(connection.flag, 0, 1)
    clearTimeout(this.#watch)
    this.#stopping = true
    this.#watch = setTimeout(killNow, GRACE * 4)
  }

  async kill(): Promise<void> {
    if (this.#disposed) return
    this.#queue.abandonRuns(failureOf('interrupted'))
    if (this.#job?.kind === 'run') this.#job.abandon(failureOf('interrupted'))
    this.#status.set({ state: 'aborting' })
    await this.#replace()
  }

  async dispose(): Promise<void> {
    this.#close('interrupted')
  }

  #enqueue(job: Job): void {
    if (this.#disposed) return job.abandon(failureOf('interrupted'))
    this.#queue.add(job)
    if (!this.#job) this.#proceed()
  }

  /** Send the next thing to do, if the engine is free. */
  #proceed(): void {
    const connection = this.#engine.current
    if (!connection || this.#replacing || this.#disposed) return
    if (this.#job?.kind === 'run' && this.#job.done >= this.#job.commands.length) return this.#finish()
    const job = (this.#job ??= this.#queue.next())
    if (!job) return this.#status.set({ state: 'ready' })
    this.#status.set({ state: 'calculating' })
    if (connection.flag) Atomics.store(connection.flag, 0, 0)
    switch (job.kind) {
      case 'run':
        connection.port.post({ type: 'run', commands: job.commands.slice(job.done) })
        this.#startWatch(job)
        return
      case 'settings':
        job.settings = { ...this.#engine.settings, ...job.changes }
        connection.port.post({ type: 'settings', settings: job.settings })
        return
      case 'reset':
        connection.port.post({ type: 'reset' })
    }
  }

  #receive(answer: Answer): void {
    if (answer.type === 'done') return this.#receiveEnd(answer.broken)
    if (this.#job?.kind !== 'run') return
    if (answer.type === 'result') this.#receiveResult(this.#job, answer)
    else if (answer.type === 'loading') clearTimeout(this.#watch)
    else this.#startWatch(this.#job)
  }

  #receiveResult(job: RunJob, { result, changed }: Extract<Answer, { type: 'result' }>): void {
    const command = job.commands[job.done]
    // A command that failed may still have changed the state, unless it was stopped.
    if (changed && command && !isStopped(result))
      for (const step of stepsOf(command, result)) this.#engine.record(step)
    if (!result.ok && result.error.kind === 'crash') {
      // A fault may come of all that ran before: the engine that takes its place is asked again.
      if (this.#isAskedAgain(command)) return
      this.#reportLoss(REPLACED)
    }
    job.answer(result)
    this.#startWatch(job)
  }

  #receiveEnd(broken: boolean): void {
    clearTimeout(this.#watch)
    if (!broken) return this.#finish()
    if (this.#stopping) this.#job?.abandon(failureOf('interrupted'))
    void this.#replace()
  }

  #finish(): void {
    const job = this.#job
    this.#job = undefined
    this.#stopping = false
    if (job?.kind === 'settings') this.#engine.record({ kind: 'settings', settings: job.settings })
    if (job?.kind === 'reset') this.#engine.recordReset()
    job?.end()
    this.#proceed()
  }

  #startWatch(job: RunJob): void {
    if (this.#stopping) return
    clearTimeout(this.#watch)
    const deadline = job.commands[job.done]?.deadline
    if (deadline !== undefined) this.#watch = setTimeout(() => this.#fail('deadline'), deadline + GRACE)
  }

  /** End the running command with an error and go on with a new engine. */
  #fail(kind: keyof typeof STOP_MESSAGES): void {
    const job = this.#job?.kind === 'run' ? this.#job : undefined
    const isRepeated = kind === 'crash' && job && this.#isAskedAgain(job.commands[job.done])
    if (kind === 'crash' && !isRepeated) this.#reportLoss(REPLACED)
    if (!isRepeated) job?.answer(failureOf(kind))
    void this.#replace()
  }

  /** @returns whether a command that ended in a fault has another try */
  #isAskedAgain(command: EngineCommand | undefined): boolean {
    if (command === undefined || command === this.#lastFault) return false
    this.#lastFault = command
    this.#engine.distrustMemory()
    return true
  }

  #replace(): Promise<void> {
    this.#replacing ??= this.#restore()
    return this.#replacing
  }

  async #restore(): Promise<void> {
    clearTimeout(this.#watch)
    this.#status.set({ state: 'loading', phase: 'Restoring', progress: 0.9 })
    try {
      await this.#engine.restore()
    } catch {
      return this.#close('crash')
    }
    this.#replacing = undefined
    if (this.#disposed) return
    this.#status.set({ state: 'ready' })
    this.#proceed()
    this.#engine.keepSpare()
  }

  #close(kind: keyof typeof STOP_MESSAGES): void {
    this.#disposed = true
    clearTimeout(this.#watch)
    clearTimeout(this.#spareTimer)
    this.#engine.close()
    this.#queue.abandonAll(failureOf(kind))
    this.#job?.abandon(failureOf(kind))
    this.#job = undefined
    this.#status.set({ state: 'terminated' })
  }

  #reportLoss(text: string): void {
    for (const listener of this.#lossListeners) listener(text)
  }
}

const failureOf = (kind: keyof typeof STOP_MESSAGES): EngineResult => ({
  ok: false,
  error: { kind, message: STOP_MESSAGES[kind] },
  warnings: [],
})

const isStopped = (result: EngineResult): boolean =>
  !result.ok && ['interrupted', 'deadline', 'memory', 'crash'].includes(result.error.kind)
