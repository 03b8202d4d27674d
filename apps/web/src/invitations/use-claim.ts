import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { sectionAddress } from '../list/place.ts'
import { granted } from '../session/granted.ts'
import { toast } from '../shell/toast.ts'

/**
 * Takes over the invitation of an e-mail's link, /invites/?invitation=…, for whoever opened it: the
 * address that was written to need not be that of the account.
 * @param ready whether somebody is signed in
 */
export function useClaim(token: string | null, ready: boolean): void {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const claimed = useRef<string | null>(null)
  useEffect(() => {
    if (token === null || !ready || claimed.current === token) return
    claimed.current = token
    granted(client.claimInvitation(token)).then(
      ({ message }) => {
        if (message !== '') toast.success(message)
        void queries.invalidateQueries({ queryKey: ['worksheets'] })
        void queries.invalidateQueries({ queryKey: ['left-bar'] })
        void navigate({ to: sectionAddress('invites'), replace: true })
      },
      (error: unknown) => void toast.error(error instanceof Error ? error.message : String(error)),
    )
  }, [token, ready, client, queries, navigate])
}
