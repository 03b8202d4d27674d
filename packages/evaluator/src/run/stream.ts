/**
 * Responsibilities: results leave in groups, so that a long run does not cost one message a line,
 * and none waits longer than a frame.
 */
import type { BlockResult } from '../block-result.ts'

const INTERVAL = 8
const GROUP = 64

export class ResultStream {
  readonly #send: (results: readonly BlockResult[]) => void
  #waiting: BlockResult[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(send: (results: readonly BlockResult[]) => void) {
    this.#send = send
  }

  push(result: BlockResult): void {
    this.#waiting.push(result)
    if (this.#waiting.length >= GROUP) this.flush()
    else this.#timer ??= setTimeout(() => this.flush(), INTERVAL)
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#waiting.length === 0) return
    const results = this.#waiting
    this.#waiting = []
    this.#send(results)
  }
}
