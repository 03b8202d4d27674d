/** The link of an e-mail that led here: its secret stands behind # in the address. */
import type { LinkKind } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { granted } from '../session/granted.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The secret of the link that led to this entry of the window's history. */
    readonly accountLink?: string
  }
}

export type OpenedLink =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'read'; readonly token: string; readonly email: string }

export function useLink(kind: LinkKind): OpenedLink {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const token = hash || (state.accountLink ?? '')
  useEffect(() => {
    if (hash === '') return
    // The secret does not stay in the address, where others may read it; loading the page anew finds it here.
    void navigate({
      to: window.location.pathname,
      replace: true,
      state: before => ({ ...before, accountLink: hash }),
    })
  }, [hash, navigate])
  return useLinkOf(kind, token)
}

/** @param token '' for none */
export function useLinkOf(kind: LinkKind, token: string): OpenedLink {
  const { client } = useRouteContext({ from: '__root__' })
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
