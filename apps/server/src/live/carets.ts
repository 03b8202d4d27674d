/**
 * Passes carets of a room on. Only the latest caret of each window matters. Each goes to everybody in the
 * room, so larger rooms get fewer updates.
 */

/** Milliseconds between two rounds. */
const EVERY = 50

/** Carets that are sent per millisecond, a fraction of what a process can send. */
const SENT_PER_MILLISECOND = 4

export class Carets<Member> {
  readonly #pass: (member: Member) => void
  readonly #size: () => number
  readonly #moved = new Set<Member>()
  #timer: NodeJS.Timeout | undefined

  /** @param size number of recipients of each caret */
  constructor(pass: (member: Member) => void, size: () => number) {
    this.#pass = pass
    this.#size = size
  }

  moved(member: Member): void {
    this.#moved.add(member)
    if (!this.#timer) this.#passOn()
  }

  forget(member: Member): void {
    this.#moved.delete(member)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #passOn(): void {
    const moved = [...this.#moved]
    this.#moved.clear()
    for (const member of moved) this.#pass(member)
    const pause = Math.max(EVERY, (moved.length * this.#size()) / SENT_PER_MILLISECOND)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#moved.size > 0) this.#passOn()
    }, pause)
  }
}
