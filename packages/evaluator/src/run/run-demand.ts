/**
 * Responsibilities: which stale steps may run. In automatic mode everything; after an abort and in
 * manual mode only what was asked for.
 */
export class RunDemand {
  #asked: Set<string> | 'everything' = 'everything'

  /** Asks for every step that is or becomes stale, until it is withdrawn. */
  everything(): void {
    this.#asked = 'everything'
  }

  add(keys: Iterable<string>): void {
    if (this.#asked === 'everything') return
    for (const key of keys) this.#asked.add(key)
  }

  /** An edit has touched these steps: the request was for another text of them. */
  withdraw(keys: Iterable<string>): void {
    if (this.#asked === 'everything') return
    for (const key of keys) this.#asked.delete(key)
  }

  withdrawAll(): void {
    this.#asked = new Set()
  }

  readonly allows = (key: string): boolean => this.#asked === 'everything' || this.#asked.has(key)
}
