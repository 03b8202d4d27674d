/**
 * Results beside the document: what is stored, and how a worksheet starts from it.
 */
import type { Outcome, ResultsSnapshot } from './block-result.ts'
import { FAILED_VALUE } from './graph/schedule.ts'
import type { StepRecord } from './graph/schedule.ts'
import { stepKey } from './graph/step.ts'
import { SNAPSHOT_FORMAT } from './snapshot-format.ts'

export interface StoredStep {
  readonly key: string
  readonly record: StepRecord
  readonly outcome: Outcome
}

/**
 * @param snapshot as stored; a missing one, one of another format, and blocks whose parts do not
 *   fit together give nothing, so that they are computed again
 */
export function readRecords(snapshot: ResultsSnapshot | undefined): StoredStep[] {
  if (snapshot?.format !== SNAPSHOT_FORMAT) return []
  return Object.values(snapshot.results).flatMap(({ block, hash, values, outcomes }) => {
    const hashes = hash.split('.')
    const fingerprints = values?.split('.') ?? []
    if (hashes.length !== outcomes.length || fingerprints.length !== outcomes.length) return []
    return outcomes.flatMap((outcome, index) => {
      // The stored numbers of a plot can be drawn, but most often are not all of them.
      if (outcome.plot && !outcome.plot.whole) return []
      const value = fingerprints[index] ?? ''
      const record = { inputs: hashes[index] ?? '', value, failed: value === FAILED_VALUE }
      return { key: stepKey(block, index), record, outcome }
    })
  })
}
