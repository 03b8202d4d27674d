import { use, useCallback, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { CommasContext } from './decimal-separator.ts'
import type { EvaluationStatus, ResultEntry, ResultsStore } from './store.ts'
import { outcomeWithCommas } from '@calcwright/evaluator'
import type { DecimalCommas } from './decimal-separator.ts'

/** The result of one block, as this page writes numbers; renders only when this one changes. */
export function useBlockResult(store: ResultsStore, block: string): ResultEntry {
  const subscribe = useCallback((listener: () => void) => store.subscribe(block, listener), [store, block])
  const commas = use(CommasContext)
  const entry = useSyncExternalStore(subscribe, () => store.get(block))
  return commas ? withCommas(entry, commas) : entry
}

/** State of the engine and of the run, for a status bar. */
export function useEvaluationStatus(store: ResultsStore): EvaluationStatus {
  return useStore(store.status)
}

/** Results with decimal commas, for the views. */
const written = new WeakMap<ResultEntry, ResultEntry>()

/** The same entry for the same one: a line is drawn anew when its result has changed. */
function withCommas(entry: ResultEntry, commas: DecimalCommas): ResultEntry {
  const { result } = entry
  if (!result) return entry
  const known = written.get(entry)
  if (known) return known
  const outcomes = result.outcomes.map(outcome => outcomeWithCommas(outcome, commas))
  const changed = { ...entry, result: { ...result, outcomes } }
  written.set(entry, changed)
  return changed
}
