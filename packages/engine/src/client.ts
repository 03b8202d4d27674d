/**
 * The engine that the rest of the program holds: a queue in front of one port
 * at a time, a warm spare behind it, and the history that makes ports replaceable.
 */
import { STOPPED } from './errors.ts'
import { currentSettings, emptyHistory, withSnapshot, withStep } from './history.ts'
import type { Port, Reply } from './messages.ts'
import { createQueue, resetJob, runJob, settingsJob } from './queue.ts'
import type { Job, RunJob } from './queue.ts'
import { DEFAULT_SETTINGS } from './protocol.ts'
import type { Engine, EngineResult, EngineSettings, EngineStatus } from './protocol.ts'
import { createStatus } from './status.ts'
import type { Progress } from './status.ts'

export interface ClientOptions {
  /** Fetches and compiles the engine; called once. */
  load(progress: Progress): Promise<WebAssembly.Module>
  /** Opens the line to a new engine. */
  open(): Port
  settings?: Partial<EngineSettings> | undefined
  /** Keep a second engine ready, so that a kill takes no time. */
  spare: boolean
  /** Bytes at which a command ends with the kind `memory`. */
  memoryLimit?: number | undefined
  /** Hears every status from the first one on. */
  onStatus?: ((status: EngineStatus) => void) | undefined
}

/** ms after its deadline, or after an interrupt, that a command may take before it is killed. */
const GRACE = 400
/** ms after the start: the first results are not to share the processor with it. */
const SPARE_DELAY = 1000
const DEFAULT_MEMORY_LIMIT = 2 ** 30
const REPLACED = 'The math engine stopped unexpectedly and was started again.'

interface Line {
  port: Port
  flag: Int32Array | undefined
  /** Settles when the engine is warm. */
  prepared: Promise<void>
}

/** Start an engine. Resolves when it can calculate. */
export async function createClient(options: ClientOptions): Promise<Engine> {
  const status = createStatus()
  if (options.onStatus) status.listen(options.onStatus)
  const module = options.load((phase, progress) => status.set({ state: 'loading', phase, progress }))
  const memoryLimit = options.memoryLimit ?? DEFAULT_MEMORY_LIMIT
  const queue = createQueue()
  let history = emptyHistory({ ...DEFAULT_SETTINGS, ...options.settings })
  let line: Line | undefined
  let spare: Line | undefined
  let current: Job | undefined
  let watch: ReturnType<typeof setTimeout> | undefined
  let spareTimer: ReturnType<typeof setTimeout> | undefined
  let replacing: Promise<void> | undefined
  let disposed = false
  const troubleListeners = new Set<(text: string) => void>()
  const tellTrouble = (text: string): void => {
    for (const listener of troubleListeners) listener(text)
  }
  /** An engine is being prepared or restored. */
  let settling = false
  /** The running job was asked to stop. */
  let stopping = false
  /** Settles when the engine that is being restored is ready, or lost. */
  let adoption: { resolve(): void; reject(error: Error): void } | undefined

  const openLine = (): Line => {
    const port = options.open()
    const flag =
      typeof SharedArrayBuffer === 'undefined' ? undefined : new Int32Array(new SharedArrayBuffer(4))
    const opened: Line = { port, flag, prepared: Promise.resolve() }
    opened.prepared = new Promise((resolve, reject) => {
      port.listen(
        reply => {
          if (reply.type === 'prepared') resolve()
          else if (reply.type === 'failed') gone(reply.message)
          else if (opened === line) receive(reply)
        },
        message => gone(message),
      )
      const gone = (message: string): void => {
        reject(new Error(message))
        if (opened === line) lost()
        else if (opened === spare) spare = undefined
      }
    })
    opened.prepared.catch(() => {})
    module.then(
      compiled => port.post({ type: 'prepare', module: compiled, ...(flag ? { flag } : {}), memoryLimit }),
      () => port.terminate(),
    )
    return opened
  }

  /** Bring a new engine to where the old one stood. */
  const settle = async (): Promise<void> => {
    settling = true
    for (let attempt = 0; ; attempt++) {
      const next = spare ?? openLine()
      spare = undefined
      line = next
      try {
        await next.prepared
        if (disposed) return next.port.terminate()
        await new Promise<void>((resolve, reject) => {
          adoption = { resolve, reject }
          next.port.post({
            type: 'adopt',
            settings: history.settings,
            ...(history.snapshot ? { snapshot: history.snapshot } : {}),
            steps: [...history.steps],
          })
        })
        settling = false
        return
      } catch (error) {
        next.port.terminate()
        if (attempt >= 2) throw error
        // A step that cannot be repeated must not keep the engine from coming back.
        if (adoption) history = { ...history, steps: history.steps.slice(0, -1) }
      } finally {
        adoption = undefined
      }
    }
  }

  const keepSpare = (): void => {
    if (options.spare && !spare && !disposed) spare = openLine()
  }

  const replace = (): Promise<void> => {
    if (replacing) return replacing
    line?.port.terminate()
    line = undefined
    clearTimeout(watch)
    status.set({ state: 'loading', phase: 'Restoring', progress: 0.9 })
    replacing = settle().then(
      () => {
        replacing = undefined
        if (disposed) return
        status.set({ state: 'ready' })
        proceed()
        keepSpare()
      },
      () => close('crash'),
    )
    return replacing
  }

  const close = (kind: keyof typeof STOPPED): void => {
    disposed = true
    clearTimeout(watch)
    clearTimeout(spareTimer)
    line?.port.terminate()
    spare?.port.terminate()
    queue.abandonAll(failureOf(kind))
    current?.abandon(failureOf(kind))
    current = undefined
    status.set({ state: 'terminated' })
  }

  const startWatch = (job: RunJob): void => {
    if (stopping) return
    clearTimeout(watch)
    const deadline = job.commands[job.done]?.deadline
    if (deadline !== undefined) watch = setTimeout(() => fail('deadline'), deadline + GRACE)
  }

  /** End the running command with an error and go on with a new engine. */
  const fail = (kind: keyof typeof STOPPED): void => {
    if (kind === 'crash') tellTrouble(REPLACED)
    if (current?.kind === 'run') current.answer(failureOf(kind))
    void replace()
  }

  const lost = (): void => {
    if (disposed) return
    if (adoption) adoption.reject(new Error('The engine was lost while it was being restored.'))
    else if (!settling) fail('crash')
  }

  const receive = (reply: Reply): void => {
    switch (reply.type) {
      case 'adopted':
        adoption?.resolve()
        return
      case 'snapshot':
        history = withSnapshot(history, reply.snapshot)
        return
      case 'result': {
        if (current?.kind !== 'run') return
        const command = current.commands[current.done]
        // What failed may still have changed the state on its way, unless it was stopped.
        if (reply.changed && command && !isStopped(reply.result))
          history = withStep(history, { kind: 'command', command })
        if (!reply.result.ok && reply.result.error.kind === 'crash') tellTrouble(REPLACED)
        current.answer(reply.result)
        startWatch(current)
        return
      }
      case 'done':
        clearTimeout(watch)
        if (!reply.broken) return finish()
        if (stopping && current) current.abandon(failureOf('interrupted'))
        void replace()
    }
  }

  const finish = (): void => {
    const job = current
    current = undefined
    stopping = false
    if (job?.kind === 'settings') history = withStep(history, { kind: 'settings', settings: job.settings })
    if (job?.kind === 'reset') history = emptyHistory(currentSettings(history))
    job?.end()
    proceed()
  }

  /** Send the next thing to do, if the engine is free. */
  const proceed = (): void => {
    if (!line || replacing || disposed) return
    if (current?.kind === 'run' && current.done >= current.commands.length) return finish()
    current ??= queue.next()
    if (!current) {
      status.set({ state: 'ready' })
      return
    }
    status.set({ state: 'calculating' })
    if (line.flag) Atomics.store(line.flag, 0, 0)
    const job = current
    switch (job.kind) {
      case 'run':
        line.port.post({ type: 'run', commands: job.commands.slice(job.done) })
        startWatch(job)
        return
      case 'settings':
        job.settings = { ...currentSettings(history), ...job.changes }
        line.port.post({ type: 'settings', settings: job.settings })
        return
      case 'reset':
        line.port.post({ type: 'reset' })
    }
  }

  const enqueue = (job: Job): void => {
    if (disposed) return job.abandon(failureOf('interrupted'))
    queue.add(job)
    if (!current) proceed()
  }

  // Its thread starts while the engine is being fetched.
  spare = openLine()
  await module
  status.set({ state: 'loading', phase: 'Starting', progress: 0.95 })
  await settle()
  status.set({ state: 'ready' })
  spareTimer = setTimeout(keepSpare, SPARE_DELAY)

  return {
    run(commands, onResult) {
      return new Promise(resolve => enqueue(runJob(commands, onResult, resolve)))
    },
    configure(changes) {
      return new Promise(resolve => enqueue(settingsJob(changes, currentSettings(history), resolve)))
    },
    reset() {
      return new Promise(resolve => enqueue(resetJob(resolve)))
    },
    interrupt() {
      queue.abandonRuns(failureOf('interrupted'))
      if (current?.kind !== 'run') return
      const job = current
      if (!line || replacing) return job.abandon(failureOf('interrupted'))
      status.set({ state: 'aborting' })
      const killNow = (): void => {
        if (current !== job) return
        job.abandon(failureOf('interrupted'))
        void replace()
      }
      if (!line.flag) return killNow()
      Atomics.store(line.flag, 0, 1)
      clearTimeout(watch)
      stopping = true
      watch = setTimeout(killNow, GRACE * 4)
    },
    async kill() {
      if (disposed) return
      queue.abandonRuns(failureOf('interrupted'))
      if (current?.kind === 'run') current.abandon(failureOf('interrupted'))
      status.set({ state: 'aborting' })
      await replace()
    },
    async dispose() {
      close('interrupted')
    },
    get status() {
      return status.current
    },
    onStatus: listener => status.listen(listener),
    onTrouble(listener) {
      troubleListeners.add(listener)
      return () => void troubleListeners.delete(listener)
    },
  }
}

const failureOf = (kind: keyof typeof STOPPED): EngineResult => ({
  ok: false,
  error: { kind, message: STOPPED[kind] },
  warnings: [],
})

const isStopped = (result: EngineResult): boolean =>
  !result.ok && ['interrupted', 'deadline', 'memory', 'crash'].includes(result.error.kind)
