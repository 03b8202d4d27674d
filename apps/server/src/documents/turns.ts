/** Answers with large worksheets take their turn: each holds several times the worksheet until it is read. */
import { Refused } from '../failure.ts'

/** Bytes of a worksheet that is answered with at once. */
export const SMALL_ENOUGH = 1024 * 1024

/** At a time, for all and for one. */
const [AT_ONCE, OF_ONE] = [4, 2]

/** That one may wait for. */
const WAITING_OF_ONE = 6

interface Waiting {
  readonly asker: string
  begin(): void
}

export class Turns {
  readonly #running: string[] = []
  readonly #waiting: Waiting[] = []

  /** Resolves, when it is the asker's turn, with what ends it. Throws Refused when one asks for too many. */
  async take(asker: string): Promise<() => void> {
    if (!this.#isFree(asker)) {
      if (countOf(this.#waiting, asker) >= WAITING_OF_ONE)
        throw new Refused(
          'too-many',
          'Too many large worksheets are being opened at once. Try again in a minute.',
        )
      await new Promise<void>(begin => this.#waiting.push({ asker, begin }))
    } else this.#running.push(asker)
    let ended = false
    return () => {
      if (ended) return
      ended = true
      this.#running.splice(this.#running.indexOf(asker), 1)
      this.#next()
    }
  }

  #isFree(asker: string): boolean {
    const own = this.#running.filter(other => other === asker).length
    return this.#running.length < AT_ONCE && own < OF_ONE
  }

  #next(): void {
    const index = this.#waiting.findIndex(({ asker }) => this.#isFree(asker))
    const [next] = index === -1 ? [] : this.#waiting.splice(index, 1)
    if (!next) return
    this.#running.push(next.asker)
    next.begin()
  }
}

const countOf = (waiting: readonly Waiting[], asker: string): number =>
  waiting.filter(other => other.asker === asker).length
