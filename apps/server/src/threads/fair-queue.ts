/**
 * Shares a few slots among people: whoever has the fewest gets the next one, and among them whoever was served
 * longest ago.
 */
import { Refused } from '../failure.ts'

interface Waiting<Slot> {
  readonly key: string
  begin(slot: Slot): void
  refuse(error: unknown): void
}

export class FairQueue<Slot extends { readonly keys?: ReadonlySet<string> }> {
  readonly #free: Slot[]
  readonly #mostOfOne: number
  readonly #running = new Map<string, number>()
  readonly #waiting = new Map<string, Waiting<Slot>[]>()
  /** Serial number of the last slot of each person who waits or runs. */
  readonly #lastServed = new Map<string, number>()
  #turn = 0
  #stopped = false

  /** @param mostOfOne slots that one person may hold at a time, so that the others find one free */
  constructor(slots: readonly Slot[], mostOfOne = slots.length) {
    this.#free = [...slots]
    this.#mostOfOne = mostOfOne
  }

  /** Number of requests of a person that have no slot yet. */
  waitingOf(person: string): number {
    return this.#waiting.get(person)?.length ?? 0
  }

  /** Whether no slot is free. */
  get isFull(): boolean {
    return this.#free.length === 0
  }

  /** Whether a request of this person would have to wait. */
  isBusyFor(person: string): boolean {
    return this.isFull || this.#runningOf(person) >= this.#mostOfOne
  }

  /**
   * Resolves with a slot, one that has the key if such a one is free. Throws Refused when the queue stops, and
   * the signal's reason when nobody waits any more.
   */
  async take(person: string, key: string, left?: AbortSignal): Promise<Slot> {
    if (this.#stopped) throw stopping()
    left?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Slot>()
    const waiting = { key, begin: resolve, refuse: reject }
    this.#waiting.set(person, [...(this.#waiting.get(person) ?? []), waiting])
    const leave = (): void => {
      this.#remove(person, waiting)
      reject(left?.reason)
    }
    left?.addEventListener('abort', leave)
    this.#serve()
    try {
      return await promise
    } finally {
      left?.removeEventListener('abort', leave)
    }
  }

  release(person: string, slot: Slot): void {
    const left = (this.#running.get(person) ?? 1) - 1
    if (left > 0) this.#running.set(person, left)
    else this.#running.delete(person)
    if (left === 0 && !this.#waiting.has(person)) this.#lastServed.delete(person)
    this.#free.push(slot)
    this.#serve()
  }

  /** Refuses all who wait, and all who come later. */
  stop(): void {
    this.#stopped = true
    for (const own of this.#waiting.values()) for (const { refuse } of own) refuse(stopping())
    this.#waiting.clear()
  }

  #serve(): void {
    while (this.#free.length > 0) {
      const person = this.#next()
      if (person === undefined) return
      const first = this.#waiting.get(person)![0]!
      this.#remove(person, first)
      this.#lastServed.set(person, ++this.#turn)
      this.#running.set(person, this.#runningOf(person) + 1)
      const same = this.#free.findIndex(({ keys }) => keys?.has(first.key))
      const [slot] = this.#free.splice(Math.max(same, 0), 1)
      first.begin(slot!)
    }
  }

  #remove(person: string, waiting: Waiting<Slot>): void {
    const others = (this.#waiting.get(person) ?? []).filter(other => other !== waiting)
    if (others.length > 0) this.#waiting.set(person, others)
    else this.#waiting.delete(person)
  }

  #runningOf(person: string): number {
    return this.#running.get(person) ?? 0
  }

  #next(): string | undefined {
    let best: string | undefined
    for (const person of this.#waiting.keys()) {
      if (this.#runningOf(person) >= this.#mostOfOne) continue
      if (best === undefined || this.#comesBefore(person, best)) best = person
    }
    return best
  }

  #comesBefore(one: string, other: string): boolean {
    const fewer = this.#runningOf(one) - this.#runningOf(other)
    return fewer < 0 || (fewer === 0 && (this.#lastServed.get(one) ?? 0) < (this.#lastServed.get(other) ?? 0))
  }
}

const stopping = (): Refused => new Refused('server', 'The server is about to stop. Try again.')
