import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const PRINT = 'print'

/** Whether the page is being printed: true in time for all rows to be drawn. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  )

let isPrinting = false

function subscribe(listener: () => void): () => void {
  const set = (now: boolean): void => {
    isPrinting = now
    // The paper is laid out as soon as this returns.
    flushSync(listener)
  }
  const [begin, end] = [() => set(true), () => set(false)]
  const query = matchMedia(PRINT)
  const change = (): void => set(query.matches)
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  query.addEventListener('change', change)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
    query.removeEventListener('change', change)
  }
}
