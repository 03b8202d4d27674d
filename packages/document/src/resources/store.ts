import { digestOf } from './digest.ts'

/** Bytes that a worksheet refers to and does not hold, such as a picture, addressed by their digest. */
export interface ResourceStore {
  /** The bytes of a digest. Rejects with {@link MissingResource} when the store has none. */
  get(digest: string): Promise<Uint8Array<ArrayBuffer>>
  /** Keeps the bytes and gives their digest. Putting the same bytes again changes nothing. */
  put(bytes: Uint8Array<ArrayBuffer>): Promise<string>
}

/** A store has no bytes of this digest, perhaps only because they have not arrived yet. */
export class MissingResource extends Error {
  readonly digest: string

  constructor(digest: string, options: { cause?: unknown } = {}) {
    super('The file is not there, or could not be loaded: try again.', options)
    this.name = 'MissingResource'
    this.digest = digest
  }
}

/** The fake of a {@link ResourceStore}: it keeps bytes as long as it lives. */
export class MemoryResources implements ResourceStore {
  readonly #bytes = new Map<string, Uint8Array<ArrayBuffer>>()

  async get(digest: string): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = this.#bytes.get(digest)
    if (!bytes) throw new MissingResource(digest)
    return bytes.slice()
  }

  async put(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const digest = await digestOf(bytes)
    this.#bytes.set(digest, bytes.slice())
    return digest
  }
}
