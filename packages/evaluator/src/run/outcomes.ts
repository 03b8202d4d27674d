/**
 * Responsibilities: what each step gave, and telling it: the result of a block goes out once all of
 * its statements have one.
 */
import type { BlockResult, Outcome, ResultsSnapshot } from '../contract.ts'
import type { Schedule } from '../graph/schedule.ts'
import { SNAPSHOT_FORMAT } from '../snapshot.ts'
import type { Sheet } from './sheet.ts'
import { ResultStream } from './stream.ts'

export class Outcomes {
  private readonly sheet: Sheet
  private readonly schedule: Schedule
  private readonly byKey = new Map<string, Outcome>()
  private readonly stream: ResultStream

  constructor(sheet: Sheet, schedule: Schedule, send: (results: readonly BlockResult[]) => void) {
    this.sheet = sheet
    this.schedule = schedule
    this.stream = new ResultStream(send)
  }

  has(key: string): boolean {
    return this.byKey.has(key)
  }

  set(key: string, outcome: Outcome): void {
    this.byKey.set(key, outcome)
  }

  clear(): void {
    this.byKey.clear()
  }

  /** Drops what belongs to steps that are gone. */
  forgetRemoved(): void {
    for (const key of this.byKey.keys()) if (!this.schedule.graph.positions.has(key)) this.byKey.delete(key)
  }

  readonly isInterrupted = (key: string): boolean => this.byKey.get(key)?.error?.kind === 'interrupted'

  publish(block: string): void {
    const result = this.resultOf(block)
    if (result) this.stream.push(result)
  }

  flush(): void {
    this.stream.flush()
  }

  snapshot(): ResultsSnapshot {
    const results: Record<string, BlockResult> = {}
    for (const block of new Set(this.schedule.graph.steps.map(step => step.block))) {
      const result = this.resultOf(block)
      if (result) results[block] = result
    }
    return { format: SNAPSHOT_FORMAT, results }
  }

  private resultOf(block: string): BlockResult | null {
    const outcomes: Outcome[] = []
    const hashes: string[] = []
    const values: string[] = []
    const defines: string[] = []
    for (const { step } of this.sheet.stepsOf(block)) {
      const outcome = this.byKey.get(step.key)
      const record = this.schedule.records.get(step.key)
      if (!outcome || !record) return null
      outcomes.push(outcome)
      hashes.push(record.inputs)
      values.push(record.value)
      for (const { name, kind } of step.defines) defines.push(kind === 'function' ? `${name}(` : name)
    }
    return { block, hash: hashes.join('.'), values: values.join('.'), outcomes, defines }
  }
}
