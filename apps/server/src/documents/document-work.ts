/**
 * Works on documents: on small ones at once, on large ones in threads of their own, so that others are
 * answered meanwhile.
 */
import { Thread } from '../threads/thread.ts'
import { LargeDocumentCache } from './large-document-cache.ts'
import { SharedReads } from './shared-reads.ts'
import type { StoredContent } from './stored-content.ts'
import { TASKS, type Tasks } from './tasks.ts'

export type Task = keyof Tasks
type Arguments<T extends Task> = Parameters<Tasks[T]>
export type Result<T extends Task> = ReturnType<Tasks[T]>

/** Bytes that take a few milliseconds, and not a tenth of a second if somebody made them to take long. */
const LARGE = 64 * 1024

/** One large worksheet does not keep all others waiting. */
const THREADS = 2

/** Megabytes of one thread: the largest worksheet in the smallest parts takes most of it. */
const MEMORY = 1024

/** Milliseconds after which a thread is ended: no worksheet that people made takes as long. */
const DEADLINE = 60_000

/** Where a worksheet is open; null for this thread. */
type Place = Thread | null

/** A worksheet that is open somewhere. */
export interface SheetHandle {
  /** False when its thread has ended: it is to be opened anew. */
  isOpen(): boolean
  run<T extends SheetTask>(task: T, ...args: Rest<Arguments<T>>): Promise<Result<T>>
}
type SheetTask = 'perform' | 'describe' | 'mergeInto' | 'encode' | 'drop'
type Rest<List extends readonly unknown[]> = List extends [unknown, ...infer Others] ? Others : never

/** All servers in one process have their small sheets in one place: tests run several. */
let lastSheet = 0

export class DocumentWork {
  readonly #threads = Array.from(
    { length: THREADS },
    () => new Thread(new URL('./document.thread.ts', import.meta.url), MEMORY, DEADLINE),
  )
  /** Of stored worksheets, by id. */
  readonly reads = new SharedReads<StoredContent | null>()
  readonly largeCache = new LargeDocumentCache()
  #turn = 0

  /** @param bytes how much there is to work on */
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

  /** Whether as many bytes are better worked on elsewhere than in this thread. */
  isLarge(bytes: number): boolean {
    return bytes > LARGE
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.close()))
  }

  #placeFor(bytes: number): Place {
    return this.isLarge(bytes) ? this.#leastBusy() : null
  }

  /** Of those that have as little to do, each in turn: what they keep in memory is shared among them. */
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
