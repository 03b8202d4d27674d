/**
 * Responsibilities: the outcomes of steps, and reporting them: the result of a block goes out once all
 * of its statements have one.
 */
import type { BlockResult, Outcome, ResultsSnapshot } from '../block-result.ts'
import { isLocalName } from '../graph/step.ts'
import type { Schedule } from '../graph/schedule.ts'
import { SNAPSHOT_FORMAT } from '../snapshot-format.ts'
import type { Sheet } from '../plan/sheet.ts'
import { ResultStream } from './stream.ts'

export class Outcomes {
  readonly #sheet: Sheet
  readonly #schedule: Schedule
  readonly #byKey = new Map<string, Outcome>()
  readonly #stream: ResultStream
  /** The state of each block that its outcomes answer. */
  readonly #revisions = new Map<string, number>()
  /** Positions of the graph in which removed steps were last looked for. */
  #positions: ReadonlyMap<string, number> | null = null

  constructor(sheet: Sheet, schedule: Schedule, send: (results: readonly BlockResult[]) => void) {
    this.#sheet = sheet
    this.#schedule = schedule
    this.#stream = new ResultStream(send)
  }

  has(key: string): boolean {
    return this.#byKey.has(key)
  }

  get(key: string): Outcome | undefined {
    return this.#byKey.get(key)
  }

  set(key: string, outcome: Outcome): void {
    this.#byKey.set(key, outcome)
  }

  clear(): void {
    this.#byKey.clear()
    this.#revisions.clear()
  }

  /** Drops what belongs to steps that are gone. */
  forgetRemoved(): void {
    const { positions } = this.#schedule.graph
    if (positions === this.#positions) return
    this.#positions = positions
    for (const key of this.#byKey.keys()) if (!positions.has(key)) this.#byKey.delete(key)
  }

  /** @returns the keys of steps that were aborted */
  interrupted(): string[] {
    const keys: string[] = []
    for (const [key, { error }] of this.#byKey) if (error?.kind === 'interrupted') keys.push(key)
    return keys
  }

  publish(block: string): void {
    const result = this.#resultOf(block)
    if (result) this.#stream.push(result)
  }

  flush(): void {
    this.#stream.flush()
  }

  snapshot(): ResultsSnapshot {
    const results: Record<string, BlockResult> = {}
    const stale = new Set(this.#schedule.pendingSteps().map(({ block }) => block))
    for (const block of new Set(this.#schedule.graph.steps.map(step => step.block))) {
      const result = this.#resultOf(block)
      if (result) results[block] = stale.has(block) ? { ...result, stale: true } : result
    }
    return { format: SNAPSHOT_FORMAT, results }
  }

  #resultOf(block: string): BlockResult | null {
    const outcomes: Outcome[] = []
    const hashes: string[] = []
    const values: string[] = []
    const defines: string[] = []
    for (const { step } of this.#sheet.stepsOf(block)) {
      const outcome = this.#byKey.get(step.key)
      const record = this.#schedule.records.get(step.key)
      if (!outcome || !record) return null
      outcomes.push(outcome)
      hashes.push(record.inputs)
      values.push(record.value)
      for (const { name, kind } of step.defines)
        if (!isLocalName(name)) defines.push(kind === 'function' ? `${name}(` : name)
    }
    const revision = this.#revisionOf(block)
    return {
      block,
      hash: hashes.join('.'),
      values: values.join('.'),
      outcomes,
      defines,
      ...(revision !== undefined && { revision }),
    }
  }

  /** The present one once no statement of the block waits, until then the one before. */
  #revisionOf(block: string): number | undefined {
    const revision = this.#sheet.revisionOf(block)
    if (revision !== undefined && this.#isCurrent(block)) this.#revisions.set(block, revision)
    return this.#revisions.get(block)
  }

  #isCurrent(block: string): boolean {
    return this.#sheet.stepsOf(block).every(({ step }) => this.#schedule.isCurrent(step.key))
  }

  /** Reports the result of an edited block at once where the edit has changed nothing that is computed. */
  publishCurrent(block: string): void {
    if (this.#isCurrent(block)) this.publish(block)
  }
}
