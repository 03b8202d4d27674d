/**
 * Indexes in the background the words that a search had to leave out, so that later searches find everything; and
 * other facts about worksheets that lists show.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { SQL } from '../db/drizzle.ts'
import type { SlotReadServices } from '../documents/read-in-slot.ts'
import type { StoredReadServices } from '../documents/stored-worksheet.ts'
import { type WorksheetFactsTable, refreshWords } from './worksheet-words.ts'

/** More than the largest collection needs; each search starts again. */
const MOST_PORTIONS = 1000

export class WordIndexer {
  readonly #reading: StoredReadServices & SlotReadServices
  readonly #onFault: (error: unknown) => void
  readonly #table: WorksheetFactsTable | undefined
  readonly #ending = new AbortController()
  #running: Promise<void> | null = null

  /**
   * @param onFault called for errors that no caller waits for
   * @param table of other facts than words
   */
  constructor(
    reading: StoredReadServices & SlotReadServices,
    onFault: (error: unknown) => void,
    table?: WorksheetFactsTable,
  ) {
    this.#reading = reading
    this.#onFault = onFault
    this.#table = table
  }

  /**
   * Starts in the background, for one searcher at a time.
   * @param sources as `refreshWords` takes them
   * @returns resolves when these are read; at once where it is busy with others
   */
  async goOn(sources: readonly SQL[]): Promise<void> {
    if (this.#running || this.#ending.signal.aborted) return
    this.#running = this.#refresh(sources)
      .catch((error: unknown) => this.#onFault(error))
      .finally(() => (this.#running = null))
    await this.#running
  }

  async #refresh(sources: readonly SQL[]): Promise<void> {
    const ending = this.#ending.signal
    for (let portion = 0; portion < MOST_PORTIONS && !ending.aborted; portion++) {
      const begin = performance.now()
      if (await refreshWords(this.#reading, sources, { stop: ending }, this.#table)) return
      // Pauses as long as the work took, to leave time for others.
      await sleep(performance.now() - begin)
    }
  }

  /** Resolves when no reading is pending. */
  async close(): Promise<void> {
    this.#ending.abort()
    await this.#running
  }
}
