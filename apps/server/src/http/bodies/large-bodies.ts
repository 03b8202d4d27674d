/**
 * Admits a few large bodies at a time, and one of each person or address; the bytes of waiting ones stay with
 * their senders. A slow body lets others pass, as long as there is memory for their bytes.
 */
import { Refused } from '../../failure.ts'
import { Slots } from '../../threads/slots.ts'

/**
 * Number of largest bodies that are in memory at a time until they are answered; one for each person or
 * address.
 */
const HELD = 2

const tooMany = () => new Refused('server', 'Too many large requests are on their way from here. Try again.')
const busy = () => new Refused('server', 'The server is busy with large requests. Try again.')

/** Slots at a time. The bytes of a body, its text and the parsed values are in memory until it is answered. */
const PLACES = { atOnce: 2, ofOne: 1, waitingOfOne: 20, refuse: tooMany }

/** Milliseconds after which a waiting body is refused. */
const WAIT = 60_000

interface Body {
  readonly requester: string
  readonly left: AbortController
  bytes: number
  end: () => void
  timer: NodeJS.Timeout
}

/** Large bodies by the object that they belong to, such as a request. */
export class LargeBodies {
  readonly #slots = new Slots(PLACES)
  readonly #bodies = new Map<object, Body>()
  readonly #largest: number
  readonly #burst: number

  /**
   * @param largest bytes of the largest body
   * @param burst milliseconds after which an unfinished body lets others pass
   */
  constructor(largest: number, burst: number) {
    this.#largest = largest
    this.#burst = burst
  }

  /**
   * Called while bytes arrive. The first call resolves once the requester has a slot. Throws Refused, or
   * rejects with it, when all bodies together take too much memory, or the requester has too many.
   */
  take(owner: object, requester: string, bytes: number): Promise<void> | undefined {
    const body = this.#bodies.get(owner)
    if (!body) return this.#begin(owner, requester, bytes)
    body.bytes = bytes
    this.#refuseTooMuch(requester)
    return undefined
  }

  /** Releases the slot after the answer, or when nobody waits for it any more. */
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
