/** Small, well-formed updates whose merge takes quadratic time. */

/** Letters at one place, each to the left of another letter of a text. */
export function letterStorm(letters: number): Uint8Array {
  const bytes = new Bytes()
  bytes.number(1, letters + 1, CLIENT, 0)
  bytes.byte(TEXT, ROOT).text('storm').text('a'.repeat(letters))
  for (let n = 0; n < letters; n++)
    bytes
      .byte(TEXT | RIGHT)
      .number(CLIENT, (n * 7919) % letters)
      .text('b')
  return bytes.number(0).done()
}

/** One field, set by this many people who know nothing of each other. */
export function fieldStorm(people: number): Uint8Array {
  const bytes = new Bytes()
  bytes.number(people)
  for (let n = people; n > 0; n--)
    bytes
      .number(1, n, 0)
      .byte(TEXT | KEY, ROOT)
      .text('storm')
      .text('field')
      .text('v')
  return bytes.number(0).done()
}

/** A text with every second letter deleted. */
export function deletedStorm(letters: number): Uint8Array {
  const bytes = new Bytes()
  bytes.number(1, 1, CLIENT, 0)
  bytes
    .byte(TEXT, ROOT)
    .text('storm')
    .text('a'.repeat(2 * letters))
  bytes.number(1, CLIENT, letters)
  for (let n = 0; n < letters; n++) bytes.number(2 * n, 1)
  return bytes.done()
}

/** Constants of Yjs's encoding: kinds of content, and flags for what precedes it. */
const [TEXT, RIGHT, KEY, ROOT] = [4, 0x40, 0x20, 1]
const CLIENT = 7

class Bytes {
  readonly #bytes: number[] = []

  byte(...bytes: number[]): this {
    this.#bytes.push(...bytes)
    return this
  }

  /** Writes seven bits per byte. */
  number(...numbers: number[]): this {
    for (let rest of numbers) {
      for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) | 128)
      this.#bytes.push(rest)
    }
    return this
  }

  text(text: string): this {
    const bytes = Buffer.from(text)
    this.number(bytes.length)
    for (const byte of bytes) this.#bytes.push(byte)
    return this
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}
