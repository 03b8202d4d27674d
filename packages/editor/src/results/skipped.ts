/** Whether a line stands in a branch that was not chosen. */
import { useCallback, useSyncExternalStore } from 'react'
import { headsOver, isSkipped } from '@calcwright/document'
import type { Block, Worksheet } from '@calcwright/document'
import type { ResultsStore } from './store.ts'

type Sheet = Pick<Worksheet, 'block' | 'childrenOf' | 'registry'>

/** Renders only when the answer changes. */
export function useSkipped(worksheet: Sheet, results: ResultsStore, block: Block | null): boolean {
  const ids = block ? [block.id, ...headsOver(worksheet, block)].join(' ') : ''
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = ids === '' ? [] : ids.split(' ').map(id => results.subscribe(id, listener))
      return () => stops.forEach(stop => stop())
    },
    [results, ids],
  )
  return useSyncExternalStore(
    subscribe,
    () => block !== null && isSkipped(worksheet, id => results.get(id).result?.outcomes ?? [], block),
  )
}
