/**
 * The block that somebody is filling in. While it has required fields that are empty and that the caret has not
 * left yet, the evaluation keeps the fields that the block had before: a new row halts nothing below it.
 */
import { fieldsOf, readField } from '@calcwright/document'
import type { Block, Worksheet } from '@calcwright/document'

export class BlockInProgress {
  readonly #worksheet: Worksheet
  readonly #listeners = new Set<(block: string) => void>()
  #block: string | null = null
  #field: string | undefined
  /** Fields that held a text or that the caret has left, by keys that stay the same while rows come and go. */
  #touched = new Set<string>()
  /** The block as the evaluation has it; undefined before it has it. */
  #submitted: Block | undefined
  #held = false

  constructor(worksheet: Worksheet) {
    this.#worksheet = worksheet
  }

  /**
   * Follows the caret.
   * @param field the field that it stands in; undefined while that is open
   */
  caretAt(block: string | null, field?: string): void {
    if (block !== this.#block) {
      this.#submit()
      this.#block = block
      this.#field = field
      this.#submitted = block === null ? undefined : this.#worksheet.block(block)
      this.#touched = new Set(this.#submitted && this.#filled(this.#submitted))
      return
    }
    if (block === null || field === undefined || field === this.#field) return
    if (this.#field !== undefined) this.#touched.add(this.#key(block, this.#field))
    this.#field = field
    const present = this.#worksheet.block(block)
    if (present && !this.#waits(present)) this.#submit()
  }

  /** @returns the block as the evaluation gets it: with its earlier fields while it waits */
  evaluated(block: Block): Block {
    if (block.id !== this.#block) return block
    for (const key of this.#filled(block)) this.#touched.add(key)
    const before = this.#submitted
    this.#held = before?.type === block.type && before.status === block.status && this.#waits(block)
    if (this.#held) return { ...block, props: before!.props }
    this.#submitted = block
    return block
  }

  /** Calls `listener` with a block that waits no more; returns the way to stop. */
  subscribe(listener: (block: string) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #submit(): void {
    const block = this.#block
    if (block === null || !this.#held) return
    this.#held = false
    this.#submitted = this.#worksheet.block(block)
    this.#block = null
    for (const listener of this.#listeners) listener(block)
    this.#block = block
  }

  #waits(block: Block): boolean {
    return this.#required(block).some(
      id => readField(block.props, id) === '' && !this.#touched.has(this.#key(block.id, id)),
    )
  }

  #filled(block: Block): readonly string[] {
    const filled = this.#required(block).filter(id => readField(block.props, id) !== '')
    return filled.map(id => this.#key(block.id, id))
  }

  #required({ type, props, status }: Block): readonly string[] {
    const known = status === 'ok' ? this.#worksheet.registry.get(type) : undefined
    return known ? fieldsOf(known, props).flatMap(({ id, required }) => (required ? [id] : [])) : []
  }

  #key(block: string, field: string): string {
    const [list, row, ...rest] = field.split('.')
    const id = row === undefined ? undefined : this.#worksheet.rowIds(block, list!)?.[Number(row)]
    return id === undefined ? field : [list, id, ...rest].join('.')
  }
}
