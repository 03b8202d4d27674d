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
  /** For what takes long and can be cut. */
  readonly slow?: {
    /** Milliseconds after which it lets others pass. */
    readonly after: number
    /** At a time. */
    readonly most: number
  }
  /** What is said to who asks for more. */
  refuse(): Refused
}

/** How a turn ends before what it is for is done. */
interface Ends {
  readonly left?: AbortSignal | undefined
  readonly cut?: (() => void) | undefined
}

/** Of one that waits, or has its turn. */
interface Requester {
  readonly name: string
  /** Ends what it does, for the sake of others. */
  readonly cut?: (() => void) | undefined
}

interface Running extends Requester {
  /** It lets others pass. */
  slow: boolean
  timer?: NodeJS.Timeout
}

interface Waiting extends Requester {
  begin(running: Running): void
}

export class Slots {
  readonly #places: Places
  readonly #running = new Set<Running>()
  readonly #waiting: Waiting[] = []

  constructor(places: Places) {
    this.#places = places
  }

  /**
   * Resolves, when it is the requester's turn, with what ends it. Throws Refused when one asks for too many,
   * and the signal's reason when nobody waits any more.
   * @param cut may be called when it takes long: ends what the turn is for
   */
  async take(name: string, { left, cut }: Ends = {}): Promise<() => void> {
    left?.throwIfAborted()
    const requester = { name, cut }
    const running = this.#isFree(name) ? this.#begin(requester) : await this.#wait(requester, left)
    return () => this.#end(running)
  }

  #begin(requester: Requester): Running {
    const running: Running = { ...requester, slow: false }
    const { slow } = this.#places
    if (requester.cut && slow) running.timer = setTimeout(() => this.#letPass(running, slow.most), slow.after)
    this.#running.add(running)
    return running
  }

  #end(running: Running): void {
    clearTimeout(running.timer)
    if (this.#running.delete(running)) this.#next()
  }

  #wait(requester: Requester, left: AbortSignal | undefined): Promise<Running> {
    if (countOf(this.#waiting, requester.name) >= this.#places.waitingOfOne) throw this.#places.refuse()
    const { promise, resolve, reject } = Promise.withResolvers<Running>()
    const waiting = { ...requester, begin: resolve }
    this.#waiting.push(waiting)
    left?.addEventListener('abort', () => {
      const index = this.#waiting.indexOf(waiting)
      if (index !== -1) this.#waiting.splice(index, 1)
      reject(left.reason)
    })
    return promise
  }

  /** Of too many that take long the first ones are ended. */
  #letPass(running: Running, most: number): void {
    running.slow = true
    const slow = [...this.#running].filter(other => other.slow)
    for (const { cut } of slow.slice(0, -most)) cut?.()
    this.#next()
  }

  #isFree(name: string): boolean {
    const quick = [...this.#running].filter(({ slow }) => !slow)
    return quick.length < this.#places.atOnce && countOf(this.#running, name) < this.#places.ofOne
  }

  #next(): void {
    const index = this.#waiting.findIndex(({ name }) => this.#isFree(name))
    const [next] = index === -1 ? [] : this.#waiting.splice(index, 1)
    next?.begin(this.#begin(next))
  }
}

const countOf = (requesters: Iterable<Requester>, name: string): number =>
  [...requesters].filter(other => other.name === name).length
