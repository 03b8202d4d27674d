import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { placeOf } from '../items/place.ts'
import { openedInvitation, storeOpenedInvitation } from '../account/return-address.ts'
import { lazyModule } from '@calcwright/ui'

const claiming = lazyModule(() => import('./claim-invitation.ts'))

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
    if (!ready || openedInvitation() === null) return
    void claiming().then(module => module.claimInvitation(client, queries))
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
