/** When everything that was asked of an evaluator is calculated, or waits for a request. */

export class IdleTracker {
  #asked = 0
  /** How many instructions had come when the evaluator was last at rest. */
  #covered = 0
  #waiting: { readonly asked: number; readonly resolve: () => void }[] = []

  get asked(): number {
    return this.#asked
  }

  /** An instruction is sent, and the evaluator will report that it is at rest again. */
  ask(): void {
    this.#asked++
  }

  /** @returns the same method, which asks before it acts */
  counted<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
    return (...args) => {
      this.ask()
      act(...args)
    }
  }

  /** @param covered how many instructions had come when the evaluator came to rest */
  reached(covered: number): void {
    this.#covered = covered
    const ended = this.#waiting.filter(({ asked }) => asked <= covered)
    this.#waiting = this.#waiting.filter(({ asked }) => asked > covered)
    for (const { resolve } of ended) resolve()
  }

  settled(): Promise<void> {
    const asked = this.#asked
    if (asked <= this.#covered) return Promise.resolve()
    return new Promise(resolve => void this.#waiting.push({ asked, resolve }))
  }
}
