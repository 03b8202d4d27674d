/**
 * Caches the large worksheet that was read last, so that it is read and merged once when many people open it.
 * Callers check that it is still the stored version.
 */
import { LARGEST_WITHOUT_SLOT } from '../threads/slots.ts'
import type { StoredContent } from './stored-content.ts'

/** Milliseconds after the last use until the memory is released. */
const LIFETIME = 10_000

export class LargeDocumentCache {
  #last: { readonly id: string; readonly content: StoredContent } | null = null
  #timer: NodeJS.Timeout | undefined

  get(id: string): StoredContent | null {
    return this.#last?.id === id ? this.#last.content : null
  }

  /** Replaces the cached worksheet. Small worksheets are read as quickly. */
  keep(id: string, content: StoredContent): void {
    if (content.document.length <= LARGEST_WITHOUT_SLOT) return
    clearTimeout(this.#timer)
    this.#last = { id, content }
    this.#timer = setTimeout(() => (this.#last = null), LIFETIME)
    this.#timer.unref()
  }
}
