/** Parses JSON from anybody without blocking other requests: large texts go to a thread. */
import { transferableOf } from '../../threads/transferable.ts'
import { Thread } from '../../threads/thread.ts'
import { readJson } from './json.ts'

/** Bytes that are parsed within a few milliseconds. */
export const SMALL_JSON = 256 * 1024

/**
 * Memory of the thread in sizes of the largest text: the text, twice as large unless it is ASCII, and the
 * values parsed from it.
 */
const SHARES = 5

/** Milliseconds for one text, far more than the largest takes. */
const DEADLINE = 30_000

export class JsonParser {
  readonly #thread: Thread

  /** @param largest bytes of the largest text */
  constructor(largest: number) {
    const megabytes = (SHARES * largest) / 1024 / 1024
    this.#thread = new Thread(new URL('./json.thread.ts', import.meta.url), megabytes, DEADLINE)
  }

  /**
   * Takes the bytes over from the caller. Rejects with Refused and a sentence.
   *
   * @param values most members of lists and objects
   */
  async parse(bytes: Buffer, values?: number): Promise<unknown> {
    if (bytes.length <= SMALL_JSON) return readJson(bytes, values)
    return this.#thread.ask({ bytes, values }, transferableOf(bytes))
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}
