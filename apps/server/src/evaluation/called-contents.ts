/** Holds the documents of the worksheets that programs have called last: they are read again with each new version. */
import type { StoredContent } from '../documents/stored-content.ts'

export type CalledContent = Pick<StoredContent, 'document' | 'version'>

/** Bytes of all documents that are held. */
const MOST_BYTES = 32 * 1024 * 1024

/** Documents that are held. */
const MOST = 500

export class CalledContents {
  /** By id of the worksheet, the one of the earliest call first. */
  readonly #contents = new Map<string, CalledContent>()
  #bytes = 0

  /**
   * @param version of the worksheet as it is stored now
   * @param read the content with its version; null where the worksheet is gone
   */
  async find(
    id: string,
    version: number,
    read: () => Promise<CalledContent | null>,
  ): Promise<CalledContent | null> {
    const held = this.#contents.get(id)
    const content = held?.version === version ? held : await read()
    this.#forget(id)
    if (content) this.#hold(id, content)
    return content
  }

  #hold(id: string, { document, version }: CalledContent): void {
    this.#contents.set(id, { document, version })
    this.#bytes += document.length
    for (const first of this.#contents.keys()) {
      if (this.#bytes <= MOST_BYTES && this.#contents.size <= MOST) return
      this.#forget(first)
    }
  }

  #forget(id: string): void {
    this.#bytes -= this.#contents.get(id)?.document.length ?? 0
    this.#contents.delete(id)
  }
}
