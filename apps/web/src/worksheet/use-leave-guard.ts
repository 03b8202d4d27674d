import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SaveQueue } from '../saving/save-queue.ts'

const WARNING = 'This page contains unsaved changes. If you leave the page now, those changes will be lost.'

/** Asks before what is unsaved would be lost, and starts to save it; saving goes on when the network is back. */
export function useLeaveGuard(queue: SaveQueue): void {
  const { history } = useRouter()
  useEffect(() => {
    const isUnwritten = () => queue.state.getState().unwritten
    const ask = (event: BeforeUnloadEvent) => {
      if (!queue.hasUnsavedChanges && !isUnwritten()) return
      event.preventDefault()
      // Browsers show words of their own; older ones show these.
      event.returnValue = WARNING
    }
    // Within the application changes are saved behind the next page. A dialog of our own might be on its
    // way as long as what would write the text.
    const unblock = history.block({
      blockerFn: ({ action }) => action !== 'REPLACE' && isUnwritten() && !confirm(WARNING),
      enableBeforeUnload: false,
    })
    const retry = () => queue.retryNow()
    addEventListener('beforeunload', ask)
    addEventListener('online', retry)
    return () => {
      unblock()
      removeEventListener('beforeunload', ask)
      removeEventListener('online', retry)
    }
  }, [queue, history])
}
