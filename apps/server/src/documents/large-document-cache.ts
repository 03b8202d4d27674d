/**
 * The last large worksheet that was read: where many open one, it is read and put together once. Whoever
 * takes it asks first whether it is still what is stored.
 */
import { SMALL_ENOUGH } from '../threads/slots.ts'
import type { StoredContent } from './stored-content.ts'

/** Milliseconds after the last use for which it is kept: it is memory that others need. */
const LIFETIME = 10_000

export class LargeDocumentCache {
  #last: { readonly id: string; readonly content: StoredContent } | null = null
  #timer: NodeJS.Timeout | undefined

  get(id: string): StoredContent | null {
    return this.#last?.id === id ? this.#last.content : null
  }

  /** Forgets the one before. Small ones are read as quickly. */
  keep(id: string, content: StoredContent): void {
    if (content.document.length <= SMALL_ENOUGH) return
    clearTimeout(this.#timer)
    this.#last = { id, content }
    this.#timer = setTimeout(() => (this.#last = null), LIFETIME)
    this.#timer.unref()
  }
}
