import { useEffect } from 'react'
import type { SaveQueue } from '../saving/save-queue.ts'

/** Asks before the page closes with unsaved changes, and starts to save them; saving goes on when the network is back. */
export function useLeaveGuard(queue: SaveQueue): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!queue.hasUnsavedChanges) return
      event.preventDefault()
      // Browsers show words of their own; older ones show these.
      event.returnValue =
        'This page contains unsaved changes. If you leave the page now, those changes will be lost.'
    }
    const retry = () => queue.retryNow()
    addEventListener('beforeunload', ask)
    addEventListener('online', retry)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('online', retry)
    }
  }, [queue])
}
