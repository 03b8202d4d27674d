/** A thread for work that would block this one. */
import { type Transferable, Worker } from 'node:worker_threads'
import { type Failure, Refused, fromFailure } from '../failure.ts'

interface Waiting {
  readonly task: unknown
  readonly transfer: readonly Transferable[]
  resolve(value: unknown): void
  reject(error: unknown): void
}

export type Answer = { readonly value: unknown } | { readonly failure: Failure }

/** Milliseconds without a task after which a thread ends and releases its memory. */
const IDLE = 60_000

/** Megabytes of the young generation: more is quicker, and is never returned. */
const YOUNG = 24

/** A thread that starts with its first task and again after a failure, and does not keep the process alive. */
export class Thread {
  readonly #file: URL
  readonly #megabytes: number
  readonly #deadline: number
  readonly #stack: number
  /** The first task is running; each of the others is transferred, and so copied, when it is its turn. */
  readonly #waiting: Waiting[] = []
  #worker: Worker | null = null
  #timer: NodeJS.Timeout | undefined
  #life = 0
  #closed = false

  /**
   * @param file module that answers with `answerTasks`
   * @param megabytes of its objects; a thread that needs more is ended
   * @param deadline milliseconds for one task; a thread that takes longer is ended
   * @param stack megabytes of its stack
   */
  constructor(file: URL, megabytes: number, deadline: number, stack = 4) {
    this.#stack = stack
    this.#file = file
    this.#megabytes = megabytes
    this.#deadline = deadline
  }

  /** Tasks that are not done yet. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Number of the present worker. A new worker has nothing of the former one's state. */
  get life(): number {
    return this.#life
  }

  /**
   * @param transfer buffers that are transferred instead of copied
   * @param left aborted when nobody waits for the answer any more; a task that is running ends with its worker
   * Rejects with Refused when the task was refused, or when the thread broke, and with the signal's reason.
   */
  async ask(task: unknown, transfer: readonly Transferable[] = [], left?: AbortSignal): Promise<unknown> {
    left?.throwIfAborted()
    const worker = (this.#worker ??= this.#start())
    worker.ref()
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const waiting = { task, transfer, resolve, reject }
    this.#waiting.push(waiting)
    if (this.#waiting.length === 1) this.#next(worker)
    const leave = (): void => {
      reject(left?.reason)
      this.#drop(waiting)
    }
    left?.addEventListener('abort', leave)
    try {
      return await promise
    } finally {
      left?.removeEventListener('abort', leave)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#worker?.terminate()
  }

  #drop(waiting: Waiting): void {
    const index = this.#waiting.indexOf(waiting)
    if (index === 0 && this.#worker) this.#end(this.#worker)
    else if (index > 0) this.#waiting.splice(index, 1)
  }

  #start(): Worker {
    const resourceLimits = {
      maxOldGenerationSizeMb: this.#megabytes,
      maxYoungGenerationSizeMb: YOUNG,
      stackSizeMb: this.#stack,
    }
    const worker = new Worker(this.#file, { resourceLimits })
    worker.on('message', (answer: Answer) => this.#take(worker, answer))
    worker.on('error', cause => this.#break(worker, cause))
    worker.on('exit', () => this.#break(worker, undefined))
    return worker
  }

  #take(worker: Worker, answer: Answer): void {
    if (this.#worker !== worker) return
    const waiting = this.#waiting.shift()
    this.#next(worker)
    if ('value' in answer) waiting?.resolve(answer.value)
    else waiting?.reject(fromFailure(answer.failure))
  }

  #next(worker: Worker): void {
    clearTimeout(this.#timer)
    const busy = this.#handOver(worker)
    if (!busy) worker.unref()
    this.#timer = setTimeout(() => this.#end(worker), busy ? this.#deadline : IDLE)
    this.#timer.unref()
  }

  /** Tasks that arrive before the worker is gone get another worker. */
  #end(worker: Worker): void {
    this.#break(worker, undefined)
    void worker.terminate()
  }

  /** Transfers the first transferable task; returns false without one. */
  #handOver(worker: Worker): boolean {
    for (let [first] = this.#waiting; first; [first] = this.#waiting) {
      try {
        worker.postMessage(first.task, [...first.transfer])
        return true
      } catch (error) {
        first.reject(error)
        this.#waiting.shift()
      }
    }
    return false
  }

  /** Other waiting tasks continue with a new worker. */
  #break(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#life++
    clearTimeout(this.#timer)
    for (const { reject } of this.#waiting.splice(0, this.#closed ? Infinity : 1))
      reject(new Refused('server', 'The server could not finish this. Try again.', undefined, cause))
    if (this.#waiting.length > 0) this.#next((this.#worker = this.#start()))
  }
}
