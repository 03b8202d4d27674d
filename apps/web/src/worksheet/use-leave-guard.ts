import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SaveQueue } from '../saving/save-queue.ts'

const WARNING = 'This page contains unsaved changes. If you leave the page now, those changes will be lost.'

/** During an outage nothing is saved behind the next page. */
const OUTAGE =
  'Your last changes have not been saved yet. This browser keeps them, and saves them when you open this worksheet here again. Leave now?'

/** Asks before what is unsaved would be lost, and starts to save it; saving goes on when the network is back. */
export function useLeaveGuard(queue: SaveQueue): void {
  const { history } = useRouter()
  useEffect(() => {
    const isUnwritten = () => queue.state.getState().unwritten
    const question = () => {
      if (isUnwritten()) return WARNING
      return queue.state.getState().phase === 'retrying' ? OUTAGE : null
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (!queue.hasUnsavedChanges && !isUnwritten()) return
      event.preventDefault()
      // Browsers show words of their own; older ones show these.
      event.returnValue = WARNING
    }
    // Within the application changes are saved behind the next page. A dialog of our own might be on its
    // way as long as what would write the text.
    const unblock = history.block({
      blockerFn: ({ action }) => {
        const asked = action === 'REPLACE' ? null : question()
        return asked !== null && !confirm(asked)
      },
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
