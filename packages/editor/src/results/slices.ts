/** Work on many lines, done in slices: the page takes keys in between. */

/** Lines that are drawn before it is known what one costs: a long formula takes a hundred times a number's. */
const FIRST = 4

/** Milliseconds of a slice. */
const SLICE = 10

export class Slices {
  readonly #left = new Set<string>()
  readonly #work: (id: string) => void
  readonly #later: (run: () => void) => void
  readonly #done: () => void
  #waiting = false

  /**
   * @param later runs the next slice once the page has taken its waiting events
   * @param done called when nothing is left
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
    if (!this.#waiting) this.#begin()
  }

  /** Does all that is left at once, for instance before printing. */
  finish(): void {
    if (this.empty) return
    this.#take(this.#left.size)
    this.#done()
  }

  #begin(): void {
    const start = performance.now()
    let taken = 0
    const more = (count: number): void => {
      taken += this.#take(count)
      this.#waiting = !this.empty
      if (!this.#waiting) return this.#done()
      // The lines of this slice are drawn by then.
      queueMicrotask(() => {
        const time = Math.max(performance.now() - start, 0.1)
        const room = Math.floor(((SLICE - time) * taken) / time)
        if (this.empty) this.#waiting = false
        else if (room > 0) more(Math.min(room, 4 * taken))
        else this.#later(() => this.#begin())
      })
    }
    more(FIRST)
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
