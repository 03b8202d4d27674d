/** Counts what is shown with a placeholder until its part has been fetched. */
import { useLayoutEffect } from 'react'

let pending = 0
const waiting: (() => void)[] = []

/** Counts a placeholder while `isPending`. */
export function usePending(isPending: boolean): void {
  useLayoutEffect(() => {
    if (!isPending) return
    pending += 1
    return () => {
      pending -= 1
      if (pending === 0) for (const resolve of waiting.splice(0)) resolve()
    }
  }, [isPending])
}

export const arePartsPending = (): boolean => pending > 0

/** Resolves once no placeholder stands for a part. */
export function partsShown(): Promise<void> {
  return pending === 0 ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))
}
