/**
 * Values of controls that were set on this page without changing the worksheet: by a reader, or by a drag
 * under way. They lie over the saved fields of a block, and the evaluation takes them as if they were saved.
 */
import type { Block, Worksheet } from '@calcwright/document'

interface Overlaid {
  readonly block: Block
  readonly merged: Block
}

export class ControlValues {
  readonly #worksheet: Worksheet
  readonly #settled = new Map<string, object>()
  readonly #passing = new Map<string, object>()
  /** The same object for the same block and patch: views compare by identity. */
  readonly #merged = new Map<string, Overlaid>()
  readonly #listeners = new Set<(block: string) => void>()

  constructor(worksheet: Worksheet) {
    this.#worksheet = worksheet
  }

  /** The block with the values of this page. */
  block(id: string): Block | undefined {
    const block = this.#worksheet.block(id)
    return block && this.over(block)
  }

  over(block: Block): Block {
    const [settled, passing] = [this.#settled.get(block.id), this.#passing.get(block.id)]
    if ((!settled && !passing) || block.status !== 'ok') return block
    const known = this.#merged.get(block.id)
    if (known?.block === block) return known.merged
    const merged = { ...block, props: { ...(block.props as object), ...settled, ...passing } }
    this.#merged.set(block.id, { block, merged })
    return merged
  }

  /** Sets values for as long as the page is open. */
  set(id: string, patch: object): void {
    this.#passing.delete(id)
    this.#settled.set(id, { ...this.#settled.get(id), ...patch })
    this.#notify(id)
  }

  /** Sets values until they are released. */
  pass(id: string, patch: object): void {
    this.#passing.set(id, { ...this.#passing.get(id), ...patch })
    this.#notify(id)
  }

  /** Removes the values that were set until released. */
  release(id: string): void {
    if (this.#passing.delete(id)) this.#notify(id)
  }

  /** Gives a block its own values back. */
  reset(id: string): void {
    this.#passing.delete(id)
    if (this.#settled.delete(id)) this.#notify(id)
  }

  subscribe(listener: (block: string) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #notify(id: string): void {
    this.#merged.delete(id)
    for (const listener of this.#listeners) listener(id)
  }
}
