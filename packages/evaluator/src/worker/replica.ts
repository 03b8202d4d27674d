/**
 * Responsibilities: the input and the results of a worker, so that another one can take its place
 * and a snapshot needs no answer of a worker that is busy.
 */
import type { BlockResult, ResultsSnapshot } from '../block-result.ts'
import type { EvaluationBlock, EvaluationSettings, EvaluatorEvent } from '../contract.ts'
import { SNAPSHOT_FORMAT } from '../snapshot-format.ts'

export class Replica {
  automatic = true
  #blocks = new Map<string, EvaluationBlock>()
  #order: readonly string[] = []
  #results = new Map<string, BlockResult>()
  /** Blocks that have a result to come. */
  readonly #waiting = new Set<string>()
  #settings: EvaluationSettings | null = null

  open(blocks: readonly EvaluationBlock[], settings: EvaluationSettings, stored?: ResultsSnapshot): void {
    this.#blocks = new Map(blocks.map(block => [block.id, block]))
    this.#order = blocks.map(block => block.id)
    this.#settings = settings
    this.#results = new Map(Object.entries(stored?.results ?? {}))
    this.#waiting.clear()
  }

  update(blocks: readonly EvaluationBlock[], order: readonly string[] | undefined): void {
    for (const block of blocks) {
      if (!order && !this.#blocks.has(block.id)) this.#order = [...this.#order, block.id]
      this.#blocks.set(block.id, block)
      this.#waiting.add(block.id)
    }
    if (order) this.#reorder(order)
  }

  configure(settings: EvaluationSettings): void {
    this.#settings = settings
    for (const block of this.#order) this.#waiting.add(block)
  }

  /** Takes an event of the worker. */
  receive(event: EvaluatorEvent): void {
    if (event.kind === 'queued') for (const block of event.blocks) this.#waiting.add(block)
    else if (event.kind === 'mode') this.automatic = event.automatic
    else if (event.kind === 'results') {
      for (const { revision: _, ...result } of event.results) {
        this.#waiting.delete(result.block)
        if (this.#blocks.has(result.block)) this.#results.set(result.block, result)
      }
    } else if (event.kind === 'finished') {
      this.#waiting.clear()
      for (const block of event.stale) this.#waiting.add(block)
    }
  }

  /** The worksheet as it stands; null before it was opened. */
  sheet(): { readonly blocks: readonly EvaluationBlock[]; readonly settings: EvaluationSettings } | null {
    if (!this.#settings) return null
    return { blocks: this.#order.flatMap(id => this.#blocks.get(id) ?? []), settings: this.#settings }
  }

  snapshot(): ResultsSnapshot {
    return { format: SNAPSHOT_FORMAT, results: Object.fromEntries(this.#results) }
  }

  /** Blocks without a result that fits, as far as that is known. */
  stale(): string[] {
    return [...this.#waiting]
  }

  #reorder(order: readonly string[]): void {
    this.#order = order
    const remaining = new Set(order)
    for (const id of this.#blocks.keys()) {
      if (remaining.has(id)) continue
      this.#blocks.delete(id)
      this.#results.delete(id)
      this.#waiting.delete(id)
    }
  }
}
