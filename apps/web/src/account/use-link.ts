/** The link of an e-mail that led here: its secret stands behind # in the address. */
import type { LinkKind } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { granted } from '../session/granted.ts'

export type OpenedLink =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'read'; readonly token: string; readonly email: string }

export function useLink(kind: LinkKind): OpenedLink {
  const { client } = useRouteContext({ from: '__root__' })
  const hash = useLocation({ select: location => location.hash })
  const [token, setToken] = useState(hash)
  useEffect(() => {
    if (hash === '') return
    setToken(hash)
    // The secret does not stay in the history of the browser.
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [hash])
  const link = useQuery({
    queryKey: ['account-link', token],
    queryFn: ({ signal }) => granted(client.readLink(token, { signal })),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
  })
  if (token === '') return { state: 'none' }
  if (link.isError) return { state: 'failed', message: link.error.message }
  if (!link.data) return { state: 'reading' }
  if (link.data.kind !== kind) return { state: 'failed', message: 'This link is for something else.' }
  return { state: 'read', token, email: link.data.email }
}
