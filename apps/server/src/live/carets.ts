/** Carets of one window on their way to the others: the latest is what matters, and few are enough. */
import type { LiveCaret } from '@calcwright/contract'

/** Milliseconds between two that are passed on. */
const EVERY = 50

export class Carets {
  readonly #pass: (caret: LiveCaret | null) => void
  #timer: NodeJS.Timeout | undefined
  #latest: { readonly caret: LiveCaret | null } | null = null

  constructor(pass: (caret: LiveCaret | null) => void) {
    this.#pass = pass
  }

  tell(caret: LiveCaret | null): void {
    if (this.#timer) this.#latest = { caret }
    else this.#passOn(caret)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #passOn(caret: LiveCaret | null): void {
    this.#pass(caret)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      const latest = this.#latest
      this.#latest = null
      if (latest) this.#passOn(latest.caret)
    }, EVERY)
  }
}
