/**
 * Carets of a room on their way to the others: the latest of each is what matters, and few are enough. Each
 * is told to everybody there, so among many they are told less often.
 */

/** Milliseconds between two times that they are passed on. */
const EVERY = 50

/** Windows that are told of a caret in a millisecond: a fraction of what a process can do. */
const SENT_PER_MILLISECOND = 4

export class Carets<Member> {
  readonly #pass: (member: Member) => void
  readonly #size: () => number
  readonly #moved = new Set<Member>()
  #timer: NodeJS.Timeout | undefined

  /** @param size how many are told of each */
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
