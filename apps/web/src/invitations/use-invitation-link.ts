import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { placeOf } from '../items/place.ts'
import { RefusedError, granted } from '../session/granted.ts'
import { forgetOpenedInvitation, openedInvitation, storeOpenedInvitation } from '../account/return-address.ts'
import { toast } from '@calcwright/ui'

const TAKEN = 'This invitation was taken over before, or taken back.'

/**
 * Takes over the invitation of an e-mail's link, /invites/#…, for whoever opened it: the address that
 * was written to need not be that of the account.
 * @param ready whether somebody is signed in
 */
export function useInvitationLink(ready: boolean): void {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const opened = useOpenedInvitation()
  useEffect(() => {
    const token = openedInvitation()
    if (token === null || !ready) return
    forgetOpenedInvitation()
    granted(client.claimInvitation(token)).then(
      ({ message }) => {
        if (message !== '') toast.success(message)
        void queries.invalidateQueries({ queryKey: ['worksheets'] })
        void queries.invalidateQueries({ queryKey: ['left-bar'] })
      },
      (error: unknown) => {
        // The letter is opened once more by who signed up with it: what waits stands in the list.
        if (error instanceof RefusedError && error.problem === 'not-found') return void toast(TAKEN)
        // Where no answer came, loading the page once more tries again.
        if (!(error instanceof RefusedError)) storeOpenedInvitation(token)
        toast.error(error instanceof Error ? error.message : String(error))
      },
    )
  }, [opened, ready, client, queries])
}

/** Changes with each link that is opened; its secret is kept by the window, through signing in, not by the address. */
function useOpenedInvitation(): number {
  const { pathname, hash } = useLocation()
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    const place = placeOf(pathname)
    if (hash === '' || place?.kind !== 'section' || place.section !== 'invites') return
    storeOpenedInvitation(hash)
    setOpened(count => count + 1)
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [pathname, hash])
  return opened
}
