import { useCallback, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { EvaluationStatus, ResultEntry, ResultsStore } from './store.ts'

/** The result of one block; renders only when this one changes. */
export function useBlockResult(store: ResultsStore, block: string): ResultEntry {
  const subscribe = useCallback((listener: () => void) => store.subscribe(block, listener), [store, block])
  return useSyncExternalStore(subscribe, () => store.get(block))
}

/** State of the engine and of the run, for a status bar. */
export function useEvaluationStatus(store: ResultsStore): EvaluationStatus {
  return useStore(store.status)
}
