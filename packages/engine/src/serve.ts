/** The worker's side: requests in, replies out, over any kind of port. */
import { createEngineCore } from './core.ts'
import type { EngineCore, Evaluation } from './core.ts'
import { STOP_MESSAGES } from './errors.ts'
import type { EngineModules } from './instance.ts'
import type { Reply, Request, HistoryStep } from './messages.ts'
import type { EngineCommand } from './protocol.ts'

/** Work, in ms, that a restored engine may have to repeat; above it a snapshot is taken. */
const REPEAT_LIMIT = 50
/** Steps to repeat at most for each millisecond of that, for the same reason. */
const STEPS_PER_MILLISECOND = 10
/** Bytes above which memory is not copied: repeating the steps is the lesser evil. */
const SNAPSHOT_LIMIT = 256 * 2 ** 20

/** Sends to the client; the buffers in `transfer` go with the message. */
type Send = (message: Reply, transfer?: ArrayBuffer[]) => void

/**
 * @param load fetches the second part of the engine, for when it is needed and nobody has handed it over
 * @param repeatLimit milliseconds of work that a restored engine may have to repeat
 * @returns the handler for requests, to be called with one at a time
 */
export function createServer(
  reply: Send,
  load: EngineModules['rest'],
  repeatLimit = REPEAT_LIMIT,
): (request: Request) => Promise<void> {
  const server = new Server(reply, load, repeatLimit)
  return request => server.receive(request)
}

class Server {
  readonly #reply: Send
  readonly #load: EngineModules['rest']
  readonly #repeatLimit: number
  #core: EngineCore | undefined
  #flag: Int32Array | undefined
  /** The second part, once it was loaded or handed over. */
  #rest: WebAssembly.Module | undefined
  /** ms and number of the steps since the last snapshot. */
  #work = 0
  #steps = 0
  /** ms that the running command waited for the second part. */
  #loading = 0

  constructor(reply: Send, load: EngineModules['rest'], repeatLimit: number) {
    this.#reply = reply
    this.#load = load
    this.#repeatLimit = repeatLimit
  }

  async receive(request: Request): Promise<void> {
    if (request.type === 'prepare') await this.#prepare(request)
    else if (request.type === 'rest') this.#rest = request.rest
    else if (this.#core) this.#answer(this.#core, request)
    else this.#reply({ type: 'failed', message: 'The engine has not been started.' })
  }

  async #prepare({ module, rest, flag, memoryLimit }: Extract<Request, { type: 'prepare' }>): Promise<void> {
    this.#flag = flag
    this.#rest = rest
    this.#core = await createEngineCore({
      modules: { first: module, rest: () => this.#takeRest() },
      poll: () => this.#isStopped(),
      memoryLimit,
    })
    // The first evaluation compiles much of the engine: better now than at the first command.
    this.#core.evaluate({ text: '1+1' })
    this.#reply({ type: 'prepared' })
  }

  #answer(core: EngineCore, request: Exclude<Request, { type: 'prepare' | 'rest' }>): void {
    switch (request.type) {
      case 'adopt':
        core.adopt(request.settings, request.snapshot)
        this.#repeat(core, request.steps)
        return this.#reply({ type: 'adopted' })
      case 'run':
        return this.#run(core, request.commands)
      case 'settings':
        core.configure(request.settings)
        return this.#reply({ type: 'done', broken: false })
      case 'reset':
        core.reset()
        this.#work = 0
        this.#steps = 0
        return this.#reply({ type: 'done', broken: false })
    }
  }

  #isStopped(): boolean {
    return this.#flag !== undefined && Atomics.load(this.#flag, 0) !== 0
  }

  /** The time of loading is neither the command's nor work to repeat. */
  #takeRest(): WebAssembly.Module {
    if (this.#rest) return this.#rest
    const start = performance.now()
    this.#reply({ type: 'loading' })
    this.#rest = this.#load()
    this.#reply({ type: 'loaded', rest: this.#rest })
    this.#loading += performance.now() - start
    return this.#rest
  }

  #run(core: EngineCore, commands: readonly EngineCommand[]): void {
    for (const [index, command] of commands.entries()) {
      if (this.#isStopped()) {
        const error = { kind: 'interrupted', message: STOP_MESSAGES.interrupted } as const
        this.#reply({ type: 'result', index, result: { ok: false, error, warnings: [] }, changed: false })
        continue
      }
      const { result, changed } = this.#evaluate(core, command)
      const numbers = result.ok ? result.numbers : undefined
      this.#reply({ type: 'result', index, result, changed }, numbers ? [numbers.buffer as ArrayBuffer] : [])
      if (core.broken) break
      if (changed) this.#offerSnapshot(core)
    }
    this.#reply({ type: 'done', broken: core.broken })
  }

  #evaluate(core: EngineCore, command: EngineCommand): Evaluation {
    const start = performance.now()
    this.#loading = 0
    const evaluation = core.evaluate(command)
    if (evaluation.changed) {
      this.#work += performance.now() - start - this.#loading
      this.#steps += 1
    }
    return evaluation
  }

  #offerSnapshot(core: EngineCore): void {
    const isLittle = this.#work < this.#repeatLimit && this.#steps < this.#repeatLimit * STEPS_PER_MILLISECOND
    if (isLittle || core.memoryBytes > SNAPSHOT_LIMIT) return
    const snapshot = core.snapshot()
    this.#reply({ type: 'snapshot', snapshot }, [snapshot.buffer])
    this.#work = 0
    this.#steps = 0
  }

  #repeat(core: EngineCore, list: readonly HistoryStep[]): void {
    for (const step of list) {
      if (step.kind === 'settings') core.configure(step.settings)
      else this.#evaluate(core, step.command)
    }
  }
}
