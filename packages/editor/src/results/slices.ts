/** Work on many lines, done in slices: the page takes keys in between. */

/** Lines of the first slice; how long it takes says how many the next one has. */
const FIRST = 24
const FEWEST = 8
const MOST = 400

/** Milliseconds of a slice. */
const SLICE = 10

export class Slices {
  readonly #left = new Set<string>()
  readonly #work: (id: string) => void
  readonly #later: (run: () => void) => void
  readonly #done: () => void
  #size = FIRST
  #waiting = false

  /**
   * @param later runs the next slice once the page has taken what waits
   * @param done told when nothing is left
   */
  constructor(work: (id: string) => void, later: (run: () => void) => void, done: () => void) {
    this.#work = work
    this.#later = later
    this.#done = done
  }

  get empty(): boolean {
    return this.#left.size === 0
  }

  /** The first slice is done at once, unless others are still waiting for theirs. */
  add(ids: Iterable<string>): void {
    for (const id of ids) this.#left.add(id)
    if (!this.#waiting) this.#next()
  }

  /** Does all that is left, for instance for a print. */
  finish(): void {
    if (this.empty) return
    this.#take(this.#left.size)
    this.#done()
  }

  #next(): void {
    this.#waiting = false
    const start = performance.now()
    const taken = this.#take(this.#size)
    // What was told is drawn by then.
    queueMicrotask(() => {
      const time = Math.max(performance.now() - start, 0.1)
      if (taken >= FEWEST) this.#size = Math.round(Math.min(MOST, Math.max(FEWEST, (taken * SLICE) / time)))
    })
    if (this.empty) return this.#done()
    this.#waiting = true
    this.#later(() => this.#next())
  }

  #take(count: number): number {
    const ids = [...this.#left].slice(0, count)
    for (const id of ids) {
      this.#left.delete(id)
      this.#work(id)
    }
    return ids.length
  }
}
