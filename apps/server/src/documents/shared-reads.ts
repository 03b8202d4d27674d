/**
 * Joins concurrent reads of the same thing: one read answers all callers who came before it began. Later
 * callers wait for the next read, and so see everything that was stored before they called.
 */
export class SharedReads<Value> {
  readonly #running = new Map<string, Promise<unknown>>()
  readonly #next = new Map<string, Promise<Value>>()

  read(key: string, work: () => Promise<Value>): Promise<Value> {
    const waiting = this.#next.get(key)
    if (waiting) return waiting
    const running = this.#running.get(key)
    if (!running) return this.#start(key, work)
    const next = running.then(() => {
      this.#next.delete(key)
      return this.#start(key, work)
    })
    this.#next.set(key, next)
    return next
  }

  #start(key: string, work: () => Promise<Value>): Promise<Value> {
    const value = work()
    const settled = value.then(
      () => {},
      () => {},
    )
    const running = settled.then(() => {
      if (this.#running.get(key) === running) this.#running.delete(key)
    })
    this.#running.set(key, running)
    return value
  }
}
