/**
 * Collects bytes that arrive in pieces and holds each once, because joining pieces at the end would hold all
 * of them twice.
 */

/** Bytes up to which pieces are joined at the end, because a resizable buffer takes pages of its own. */
const FEW = 64 * 1024

/** Bytes by which the buffer grows. */
const STEP = 1024 * 1024

export class GrowingBuffer {
  readonly #most: number
  #few: Buffer[] = []
  /** Buffer that grows in place: the system provides memory only for pages that are written. */
  #many: ArrayBuffer | null = null
  #size = 0

  /** @param most bytes that may arrive */
  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#size
  }

  /** Throws RangeError beyond the limit. */
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

  /** Moves the joined pieces into a resizable buffer. */
  #grown(): ArrayBuffer {
    const many = new ArrayBuffer(this.#size, { maxByteLength: this.#most })
    new Uint8Array(many).set(Buffer.concat(this.#few))
    this.#few = []
    return many
  }

  /** Returns all bytes. A large result owns its memory, so that it can be transferred to a thread. */
  whole(): Buffer {
    if (!this.#many) return Buffer.concat(this.#few)
    this.#many.resize(this.#size)
    return Buffer.from(this.#many)
  }
}
