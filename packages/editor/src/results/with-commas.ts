/** Results with decimal commas, for the views. */
import { outcomeWithCommas } from '@calcwright/evaluator'
import type { DecimalCommas } from './decimal-separator.ts'
import type { ResultEntry } from './store.ts'

const written = new WeakMap<ResultEntry, ResultEntry>()

/** The same entry for the same one: a line is drawn anew when its result has changed. */
export function withCommas(entry: ResultEntry, commas: DecimalCommas): ResultEntry {
  const { result } = entry
  if (!result) return entry
  const known = written.get(entry)
  if (known) return known
  const outcomes = result.outcomes.map(outcome => outcomeWithCommas(outcome, commas))
  const changed = { ...entry, result: { ...result, outcomes } }
  written.set(entry, changed)
  return changed
}
