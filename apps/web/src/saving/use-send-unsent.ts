/** Sends unsent changes of worksheets that were left too soon, while their list is shown. */
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lazyModule } from '@calcwright/ui'
import { LISTS } from '../items/change-rows.ts'

const sending = lazyModule(() => import('./send-stored.ts'))

/** Lists are fetched again when they have become out of date by it. */
export function useSendUnsent(): void {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    const send = () => {
      void sending()
        .then(module => module.sendStored(client))
        .then(sent => {
          if (sent > 0) void queryClient.invalidateQueries({ queryKey: LISTS })
        })
    }
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [client, queryClient])
}
