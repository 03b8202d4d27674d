/**
 * Shares a few slots among people: whoever has the fewest gets the next one, and among them whoever was served
 * longest ago.
 */
import { Refused } from '../failure.ts'

interface Waiting<Slot> {
  readonly key: string
  begin(slot: Slot): void
  refuse(error: Refused): void
}

export class FairQueue<Slot extends { key: string }> {
  readonly #free: Slot[]
  readonly #running = new Map<string, number>()
  readonly #waiting = new Map<string, Waiting<Slot>[]>()
  /** Serial number of the last slot of each person who waits or runs. */
  readonly #lastServed = new Map<string, number>()
  #turn = 0
  #stopped = false

  constructor(slots: readonly Slot[]) {
    this.#free = [...slots]
  }

  /**
   * Resolves with a slot, one whose `key` is the same if it is free. Throws Refused when the queue stops.
   */
  async take(person: string, key: string): Promise<Slot> {
    if (this.#stopped) throw stopping()
    const { promise, resolve, reject } = Promise.withResolvers<Slot>()
    const own = this.#waiting.get(person) ?? []
    own.push({ key, begin: resolve, refuse: reject })
    this.#waiting.set(person, own)
    this.#serve()
    return promise
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
      const own = this.#waiting.get(person)!
      const { key, begin } = own.shift()!
      if (own.length === 0) this.#waiting.delete(person)
      this.#lastServed.set(person, ++this.#turn)
      this.#running.set(person, (this.#running.get(person) ?? 0) + 1)
      const same = this.#free.findIndex(slot => slot.key === key)
      const [slot] = this.#free.splice(Math.max(same, 0), 1)
      begin(slot!)
    }
  }

  #next(): string | undefined {
    let best: string | undefined
    for (const person of this.#waiting.keys())
      if (best === undefined || this.#comesBefore(person, best)) best = person
    return best
  }

  #comesBefore(one: string, other: string): boolean {
    const fewer = (this.#running.get(one) ?? 0) - (this.#running.get(other) ?? 0)
    return fewer < 0 || (fewer === 0 && (this.#lastServed.get(one) ?? 0) < (this.#lastServed.get(other) ?? 0))
  }
}

const stopping = (): Refused => new Refused('server', 'The server is about to stop. Try again.')
