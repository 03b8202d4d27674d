import { digestOf } from './digest.ts'
import { MissingResource, type ResourceStore } from './store.ts'

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
