/** Splits long messages for a carrier of short ones. */

interface Chunk {
  /** Id of the whole message, unique among senders. */
  readonly id: string
  readonly index: number
  readonly count: number
  readonly part: string
}

/** Unfinished messages are dropped when this many newer ones have begun. */
const UNFINISHED = 64

/** Splits a text into pieces of at most `size` characters with a short header. */
export function toChunks(text: string, id: string, size: number): string[] {
  const count = Math.max(1, Math.ceil(text.length / size))
  return Array.from({ length: count }, (_, index) =>
    [id, index, count, text.slice(index * size, (index + 1) * size)].join(' '),
  )
}

/** Reassembles the pieces of many senders. */
export class ChunkReader {
  readonly #unfinished = new Map<string, (string | undefined)[]>()

  /** Returns the whole text with its last piece, else null. */
  read(chunk: string): string | null {
    const { id, index, count, part } = parse(chunk)
    if (count === 1) return part
    const parts = this.#unfinished.get(id) ?? Array.from<string | undefined>({ length: count })
    parts[index] = part
    if (parts.every(known => known !== undefined)) {
      this.#unfinished.delete(id)
      return parts.join('')
    }
    this.#unfinished.set(id, parts)
    const [oldest] = this.#unfinished.keys()
    if (this.#unfinished.size > UNFINISHED && oldest !== undefined) this.#unfinished.delete(oldest)
    return null
  }
}

function parse(chunk: string): Chunk {
  const [id = '', index, count] = chunk.split(' ', 3)
  const head = `${id} ${index} ${count} `
  return { id, index: Number(index), count: Number(count), part: chunk.slice(head.length) }
}
