/** Milliseconds without a key after which a line takes what others have changed in it: a word may be half typed. */
const REST = 600
/** The same inside of a slot, such as a denominator, which probably goes on. */
const LONG_REST = 3000

/** The pause in typing after which a line takes changes of other people. */
export class TypingPause {
  #changedAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The line has been changed here. */
  noteChange(): void {
    this.#changedAt = performance.now()
  }

  /** Milliseconds until the pause has lasted; not positive when it has. */
  remaining(inSlot: boolean): number {
    return this.#changedAt + (inSlot ? LONG_REST : REST) - performance.now()
  }

  retry(remaining: number, receive: () => void): void {
    this.#timer = setTimeout(receive, Math.max(remaining, REST / 2))
  }

  cancel(): void {
    clearTimeout(this.#timer)
  }
}
