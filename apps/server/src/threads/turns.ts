/** What is large takes its turn: each holds several times its size in memory until it is done. */
import type { Refused } from '../failure.ts'

/** Bytes of a worksheet that is answered with at once. */
export const SMALL_ENOUGH = 1024 * 1024

export interface Places {
  /** That run at a time, for all. */
  readonly atOnce: number
  /** Of these, for one. */
  readonly ofOne: number
  /** That one may wait for. */
  readonly waitingOfOne: number
  /** What is said to who asks for more. */
  refuse(): Refused
}

interface Waiting {
  readonly asker: string
  begin(): void
}

export class Turns {
  readonly #places: Places
  readonly #running: string[] = []
  readonly #waiting: Waiting[] = []

  constructor(places: Places) {
    this.#places = places
  }

  /**
   * Resolves, when it is the asker's turn, with what ends it. Throws Refused when one asks for too many,
   * and the signal's reason when nobody waits any more.
   */
  async take(asker: string, left?: AbortSignal): Promise<() => void> {
    if (this.#isFree(asker)) this.#running.push(asker)
    else await this.#wait(asker, left)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      this.#running.splice(this.#running.indexOf(asker), 1)
      this.#next()
    }
  }

  #wait(asker: string, left: AbortSignal | undefined): Promise<void> {
    if (countOf(this.#waiting, asker) >= this.#places.waitingOfOne) throw this.#places.refuse()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { asker, begin: resolve }
    this.#waiting.push(waiting)
    left?.addEventListener('abort', () => {
      const index = this.#waiting.indexOf(waiting)
      if (index !== -1) this.#waiting.splice(index, 1)
      reject(left.reason)
    })
    return promise
  }

  #isFree(asker: string): boolean {
    const own = this.#running.filter(other => other === asker).length
    return this.#running.length < this.#places.atOnce && own < this.#places.ofOne
  }

  #next(): void {
    const index = this.#waiting.findIndex(({ asker }) => this.#isFree(asker))
    const [next] = index === -1 ? [] : this.#waiting.splice(index, 1)
    if (!next) return
    this.#running.push(next.asker)
    next.begin()
  }
}

const countOf = (waiting: readonly Waiting[], asker: string): number =>
  waiting.filter(other => other.asker === asker).length
