/** Settles numbers that two people have changed at once, as long as somebody listens. */
import * as Y from 'yjs'
import type { resolveNumberConflicts } from './number-conflicts.ts'
import { storedText, type StoredDocument } from './stored.ts'
import type { ResolvedNumber } from './types.ts'

export class NumberSettling {
  readonly #stored: StoredDocument
  /** Origin of the transactions that settle. */
  readonly #origin: object
  readonly #isFormula: (block: string, field: string) => boolean
  readonly #listeners = new Set<(met: ResolvedNumber) => void>()
  /** Formulas that others, or an undo, have changed since numbers were settled. */
  readonly #merged = new Map<Y.Text, { readonly block: string; readonly field: string }>()
  #resolve: typeof resolveNumberConflicts | null = null

  constructor(stored: StoredDocument, origin: object, isFormula: (block: string, field: string) => boolean) {
    this.#stored = stored
    this.#origin = origin
    this.#isFormula = isFormula
  }

  /** @returns the way to stop */
  onMet(resolve: typeof resolveNumberConflicts, listener: (met: ResolvedNumber) => void): () => void {
    this.#resolve = resolve
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Notes a formula that others, or an undo, have changed. */
  note(block: string, { target, path }: Y.YEvent<Y.AbstractType<unknown>>): void {
    if (this.#listeners.size === 0 || !(target instanceof Y.Text)) return
    const field = path.slice(2).join('.')
    if (this.#isFormula(block, field)) this.#merged.set(target, { block, field })
  }

  settle(): void {
    const texts = [...this.#merged]
    this.#merged.clear()
    for (const [text, { block, field }] of texts) {
      if (storedText(this.#stored, block, field) !== text) continue
      const resolved = this.#stored.doc.transact(() => this.#resolve?.(text) ?? [], this.#origin)
      for (const one of resolved) for (const listener of this.#listeners) listener({ block, field, ...one })
    }
  }
}
