/** Slots for large work, which holds several times its size in memory until it is done. */
import type { Refused } from '../failure.ts'

/** Bytes of a worksheet that is answered without a slot. */
export const LARGEST_WITHOUT_SLOT = 1024 * 1024

export interface SlotLimits {
  /** Slots of all requesters together. */
  readonly atOnce: number
  /** Slots of one requester. */
  readonly ofOne: number
  /** Requests of one requester that may wait. */
  readonly waitingOfOne: number
  /** Rules for slow work that can be cut off. */
  readonly slow?: {
    /** Milliseconds after which slow work lets others pass. */
    readonly after: number
    /** Slow work at a time. */
    readonly most: number
  }
  /** Makes the refusal for a requester with too many requests. */
  refuse(): Refused
}

/** Reasons to end early. */
interface Ends {
  readonly left?: AbortSignal | undefined
  readonly cut?: (() => void) | undefined
}

/** A requester that waits or has a slot. */
interface Requester {
  readonly name: string
  /** Cuts the work off in favour of others. */
  readonly cut?: (() => void) | undefined
}

interface Running extends Requester {
  /** Whether it lets others pass. */
  slow: boolean
  timer?: NodeJS.Timeout
}

interface Waiting extends Requester {
  begin(running: Running): void
}

export class Slots {
  readonly #places: SlotLimits
  readonly #running = new Set<Running>()
  readonly #waiting: Waiting[] = []

  constructor(places: SlotLimits) {
    this.#places = places
  }

  /**
   * Resolves with the function that releases the slot. Throws Refused when a requester has too many requests,
   * and the signal's reason when nobody waits any more.
   * @param cut may be called when the work takes long; cuts it off
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

  /** When too much work is slow, the oldest is cut off. */
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
