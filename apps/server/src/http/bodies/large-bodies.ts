/**
 * Large bodies come a few at a time, and one after the other from one person or address: what waits
 * stays with the sender. One that takes long lets others pass, and then only so many bytes are taken as
 * there is room for.
 */
import { Refused } from '../../failure.ts'
import { Slots } from '../../threads/slots.ts'

/** As many of the largest bodies are held at a time until they are answered; of one person or address one. */
const HELD = 2

const tooMany = () => new Refused('server', 'Too many large requests are on their way from here. Try again.')
const busy = () => new Refused('server', 'The server is busy with large requests. Try again.')

/** At a time: the bytes of one, its text, and what is made of it are held until it is answered. */
const PLACES = { atOnce: 2, ofOne: 1, waitingOfOne: 20, refuse: tooMany }

/** Milliseconds after which one that waits is refused. */
const WAIT = 60_000

interface Body {
  readonly requester: string
  readonly left: AbortController
  bytes: number
  end: () => void
  timer: NodeJS.Timeout
}

/** By what they belong to. */
export class LargeBodies {
  readonly #slots = new Slots(PLACES)
  readonly #bodies = new Map<object, Body>()
  readonly #largest: number
  readonly #burst: number

  /**
   * @param largest bytes of the largest
   * @param burst milliseconds after which one that still comes, or is worked on, lets others come as well
   */
  constructor(largest: number, burst: number) {
    this.#largest = largest
    this.#burst = burst
  }

  /**
   * Called as bytes come. The first time it resolves when it is the requester's turn. Throws Refused, or
   * rejects with it, when all hold too much, or one has too many.
   */
  take(owner: object, requester: string, bytes: number): Promise<void> | undefined {
    const body = this.#bodies.get(owner)
    if (!body) return this.#begin(owner, requester, bytes)
    body.bytes = bytes
    this.#refuseTooMuch(requester)
    return undefined
  }

  /** It was answered, or nobody waits for that any more. */
  release(owner: object): void {
    const body = this.#bodies.get(owner)
    if (!body) return
    this.#bodies.delete(owner)
    clearTimeout(body.timer)
    body.left.abort(new Refused('invalid', 'The request was not sent to its end.'))
    body.end()
  }

  async #begin(owner: object, requester: string, bytes: number): Promise<void> {
    const left = new AbortController()
    const timer = setTimeout(() => left.abort(busy()), WAIT)
    const body: Body = { requester, left, bytes, end: () => {}, timer }
    this.#bodies.set(owner, body)
    const end = await this.#slots.take(requester, { left: left.signal })
    clearTimeout(timer)
    if (left.signal.aborted) return end()
    body.end = end
    body.timer = setTimeout(end, this.#burst)
  }

  #refuseTooMuch(requester: string): void {
    let [all, own] = [0, 0]
    for (const body of this.#bodies.values()) {
      all += body.bytes
      if (body.requester === requester) own += body.bytes
    }
    if (own > this.#largest) throw tooMany()
    if (all > HELD * this.#largest) throw busy()
  }
}
