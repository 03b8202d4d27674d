/** A thread of its own for what would keep this one from answering others. */
import { type Transferable, Worker } from 'node:worker_threads'
import { type Failure, Refused, fromFailure } from '../failure.ts'

interface Waiting {
  resolve(value: unknown): void
  reject(error: unknown): void
}

export type Answer = { readonly id: number } & ({ readonly value: unknown } | { readonly failure: Failure })

export interface Question {
  readonly id: number
  readonly task: unknown
}

/** Milliseconds without a task after which a thread ends: what it holds is memory that others need. */
const IDLE = 60_000

/** Megabytes for what a thread has just made: more is quicker, and is never given back. */
const YOUNG = 24

/** Starts when it is first asked, again after it broke, and does not keep the process alive. */
export class Thread {
  readonly #file: URL
  readonly #megabytes: number
  readonly #deadline: number
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #last = 0
  #timer: NodeJS.Timeout | undefined
  #life = 0

  /**
   * @param file module that answers with `answerTasks`
   * @param megabytes that its objects may take; a thread that needs more is ended
   * @param deadline milliseconds for one task; a thread that takes longer is ended
   */
  constructor(file: URL, megabytes: number, deadline: number) {
    this.#file = file
    this.#megabytes = megabytes
    this.#deadline = deadline
  }

  /** Another one when it has ended: nothing that it kept is there any more. */
  get life(): number {
    return this.#life
  }

  /**
   * @param transfer what is handed over instead of copied
   * Rejects with Refused when the task was refused, or when the thread broke.
   */
  ask(task: unknown, transfer: readonly Transferable[] = []): Promise<unknown> {
    const worker = (this.#worker ??= this.#start())
    const id = ++this.#last
    worker.ref()
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      if (this.#waiting.size === 1) this.#watch(worker)
      worker.postMessage({ id, task } satisfies Question, [...transfer])
    })
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.#megabytes, maxYoungGenerationSizeMb: YOUNG }
    const worker = new Worker(this.#file, { resourceLimits })
    worker.on('message', (answer: Answer) => this.#take(worker, answer))
    worker.on('error', cause => this.#break(worker, cause))
    worker.on('exit', () => this.#break(worker, undefined))
    return worker
  }

  #take(worker: Worker, answer: Answer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    this.#watch(worker)
    if ('value' in answer) waiting?.resolve(answer.value)
    else waiting?.reject(fromFailure(answer.failure))
  }

  /** The task that is worked on now has all of its time before it. */
  #watch(worker: Worker): void {
    clearTimeout(this.#timer)
    const idle = this.#waiting.size === 0
    if (idle) worker.unref()
    this.#timer = setTimeout(() => void worker.terminate(), idle ? IDLE : this.#deadline)
    this.#timer.unref()
  }

  #break(worker: Worker, cause: unknown): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#life++
    for (const { reject } of this.#waiting.values())
      reject(new Refused('server', 'The server could not finish this. Try again.', undefined, cause))
    this.#waiting.clear()
    clearTimeout(this.#timer)
  }
}
