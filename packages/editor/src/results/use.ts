import { use, useCallback, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { CommasContext } from './decimal-separator.ts'
import type { EvaluationStatus, ResultEntry, ResultsStore } from './store.ts'
import { withCommas } from './with-commas.ts'

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
