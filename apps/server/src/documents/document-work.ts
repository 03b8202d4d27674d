/**
 * Works on documents: on small ones at once, on large ones in threads of their own, so that other requests
 * are answered meanwhile.
 */
import { Thread } from '../threads/thread.ts'
import { LargeDocumentCache } from './large-document-cache.ts'
import { SharedReads } from './shared-reads.ts'
import type { StoredContent } from './stored-content.ts'
import { TASKS, type Tasks } from './tasks.ts'

export type Task = keyof Tasks
type Arguments<T extends Task> = Parameters<Tasks[T]>
export type Result<T extends Task> = ReturnType<Tasks[T]>

/** Documents up to this size usually take a few milliseconds, and hostile ones less than a tenth of a second. */
const LARGE = 64 * 1024

/** Two threads, so that one large worksheet does not block all others. */
const THREADS = 2

/** Megabytes of one thread. The largest worksheet in the smallest parts takes most of them. */
const MEMORY = 1024

/** Milliseconds after which a thread is ended. Worksheets that people make take less. */
const DEADLINE = 60_000

/** Thread in which a worksheet is open; null for the main thread. */
type Place = Thread | null

/** A worksheet that is open somewhere. */
export interface SheetHandle {
  /** Returns false when the thread has ended; the worksheet has to be opened again. */
  isOpen(): boolean
  run<T extends SheetTask>(task: T, ...args: Rest<Arguments<T>>): Promise<Result<T>>
}
type SheetTask = 'perform' | 'describe' | 'mergeInto' | 'encode' | 'drop'
type Rest<List extends readonly unknown[]> = List extends [unknown, ...infer Others] ? Others : never

/** Small worksheets of all servers in a process are in one table, because tests run several servers. */
let lastSheet = 0

export class DocumentWork {
  readonly #threads = Array.from(
    { length: THREADS },
    () => new Thread(new URL('./document.thread.ts', import.meta.url), MEMORY, DEADLINE),
  )
  /** Pending reads of stored worksheets, by id. */
  readonly reads = new SharedReads<StoredContent | null>()
  readonly largeCache = new LargeDocumentCache()
  #turn = 0

  /** @param bytes amount of work */
  run<T extends Task>(bytes: number, task: T, ...args: Arguments<T>): Promise<Result<T>> {
    return this.#at(this.#placeFor(bytes), task, args)
  }

  async open(document: Uint8Array, limit: number, more = 0): Promise<SheetHandle> {
    const place = this.#placeFor(document.length + more)
    const id = ++lastSheet
    await this.#at(place, 'open', [id, document, limit])
    const life = place?.life
    return {
      isOpen: () => place?.life === life,
      run: (task, ...args) => this.#at(place, task, [id, ...args] as unknown as Arguments<typeof task>),
    }
  }

  /** Whether this many bytes belong into another thread. */
  isLarge(bytes: number): boolean {
    return bytes > LARGE
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.close()))
  }

  #placeFor(bytes: number): Place {
    return this.isLarge(bytes) ? this.#leastBusy() : null
  }

  /** Among the threads with the least work it takes them in turn, which spreads the memory that they hold. */
  #leastBusy(): Thread {
    const from = this.#turn++ % THREADS
    const inOrder = [...this.#threads.slice(from), ...this.#threads.slice(0, from)]
    return inOrder.reduce((best, thread) => (thread.waiting < best.waiting ? thread : best))
  }

  async #at<T extends Task>(place: Place, task: T, args: Arguments<T>): Promise<Result<T>> {
    if (place) return (await place.ask({ task, args })) as Result<T>
    return (TASKS[task] as (...args: Arguments<T>) => Result<T>)(...args)
  }
}
