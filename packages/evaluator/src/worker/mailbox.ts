/**
 * Memory that the page and the evaluator's thread share. A message waits until the page has drawn
 * the frame it is at; what lies here can be drawn with that frame.
 */
const FREE = 0
const TAKEN = 1
/** Two whole numbers before the text: whether somebody is at it, and its length in bytes. */
const HEAD = 8
const ROOM = 64 * 1024

export class Mailbox {
  readonly buffer: SharedArrayBuffer
  readonly #head: Int32Array
  readonly #bytes: Uint8Array

  /** @param buffer of the other side's mailbox */
  constructor(buffer = new SharedArrayBuffer(HEAD + ROOM)) {
    this.buffer = buffer
    this.#head = new Int32Array(buffer, 0, 2)
    this.#bytes = new Uint8Array(buffer, HEAD)
  }

  /** Puts a text in the place of what lies there. One that is too long, or comes while the other side reads, is left out. */
  put(text: string): void {
    const bytes = new TextEncoder().encode(text)
    if (bytes.length > this.#bytes.length) return
    this.#alone(() => {
      this.#bytes.set(bytes)
      this.#head[1] = bytes.length
    })
  }

  /** @returns what lies there, '' for nothing, and empties it */
  take(): string {
    let text = ''
    if (Atomics.load(this.#head, 1) === 0) return text
    this.#alone(() => {
      // Shared memory cannot be decoded in its place.
      text = new TextDecoder().decode(this.#bytes.slice(0, this.#head[1]))
      this.#head[1] = 0
    })
    return text
  }

  #alone(act: () => void): void {
    if (Atomics.compareExchange(this.#head, 0, FREE, TAKEN) !== FREE) return
    act()
    Atomics.store(this.#head, 0, FREE)
  }
}
