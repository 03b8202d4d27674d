/** Bytes that come piece by piece, each of them held once: pieces that are joined at the end are held twice then. */

/** Bytes that are joined all the same: what is held in place takes pages of its own. */
const FEW = 64 * 1024

/** Bytes by which the room grows. */
const STEP = 1024 * 1024

export class GrowingBuffer {
  readonly #most: number
  #few: Buffer[] = []
  /** Grows where it is: of what it may become the system gives what is written to. */
  #many: ArrayBuffer | null = null
  #size = 0

  /** @param most bytes that may come */
  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#size
  }

  /** Throws RangeError for more than may come. */
  add(piece: Buffer): void {
    const size = this.#size + piece.length
    if (size > this.#most) throw new RangeError(`There is room for ${this.#most} bytes, not for ${size}.`)
    if (size <= FEW) this.#few.push(piece)
    else this.#copy(piece)
    this.#size = size
  }

  #copy(piece: Buffer): void {
    const many = (this.#many ??= this.#grown())
    const end = this.#size + piece.length
    if (end > many.byteLength) many.resize(Math.min(this.#most, end + STEP))
    new Uint8Array(many).set(piece, this.#size)
  }

  /** With what has come until now. */
  #grown(): ArrayBuffer {
    const many = new ArrayBuffer(this.#size, { maxByteLength: this.#most })
    new Uint8Array(many).set(Buffer.concat(this.#few))
    this.#few = []
    return many
  }

  /** All that has come; the whole of its memory where that is much, so that it can be handed over. */
  whole(): Buffer {
    if (!this.#many) return Buffer.concat(this.#few)
    this.#many.resize(this.#size)
    return Buffer.from(this.#many)
  }
}
