/** Sends unsent changes of worksheets that were left too soon, while their list is shown. */
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LISTS } from '../items/change-rows.ts'
import { unsentFiles } from '../resources/browser-files.ts'
import { openHashes } from './keep-unsent.ts'
import { sendUnsent } from './send-unsent.ts'
import { unsentStore } from './unsent-store.ts'

/** Lists are fetched again when they have become out of date by it. */
export function useSendUnsent(): void {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    const send = () => {
      sendUnsent(client, unsentStore, unsentFiles, openHashes).then(
        sent => {
          if (sent > 0) void queryClient.invalidateQueries({ queryKey: LISTS })
        },
        (error: unknown) => {
          // A browser that does not let us store anything has kept nothing either.
          if (!(error instanceof DOMException)) throw error
        },
      )
    }
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [client, queryClient])
}
