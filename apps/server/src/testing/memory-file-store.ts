import { digestOf } from '@calcwright/document'
import type { FileStore } from '../files/file-store.ts'

/** The fake of a FileStore. */
export class MemoryFileStore implements FileStore {
  readonly #bytes = new Map<string, Uint8Array<ArrayBuffer>>()

  async put(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const digest = await digestOf(bytes)
    this.#bytes.set(digest, bytes.slice())
    return digest
  }

  async get(digest: string): Promise<Uint8Array<ArrayBuffer> | null> {
    return this.#bytes.get(digest) ?? null
  }

  async has(digest: string): Promise<boolean> {
    return this.#bytes.has(digest)
  }

  async remove(digest: string): Promise<void> {
    this.#bytes.delete(digest)
  }
}
