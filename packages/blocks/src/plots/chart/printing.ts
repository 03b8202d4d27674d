import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const listeners = new Set<() => void>()
let printing = false

/** Whether the page is being printed: true in time for what is printed to be drawn. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing || isPaper())
}

/** Whether the page shows a worksheet as it comes on paper, and nothing else. */
export const isPaper = (): boolean => document.documentElement.dataset.paper !== undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(now: boolean): void {
  if (now === printing) return
  printing = now
  // The paper is laid out as soon as this returns.
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

addEventListener('beforeprint', () => set(true))
addEventListener('afterprint', () => set(false))
matchMedia('print').addEventListener('change', ({ matches }) => set(matches))
