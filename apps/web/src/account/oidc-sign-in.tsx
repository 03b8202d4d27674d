/** Signing in where a company has its people, and why the last time was in vain. */
import { OidcState, callServer, oidcAddress } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { granted } from '../session/granted.ts'
import css from './account.module.css'
import { returnAddress } from './return-address.ts'

/** The problem is given once: the state is read once for this page. */
const useOidc = () =>
  useQuery({
    queryKey: ['oidc'],
    queryFn: ({ signal }) =>
      granted(
        callServer(window.fetch.bind(window), '/accounts/oidc', OidcState, { signal, cache: 'no-store' }),
      ),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  }).data

export function OidcProblem() {
  const problem = useOidc()?.problem
  if (!problem) return null
  return (
    <p role="alert" className={css.refusal}>
      {problem}
    </p>
  )
}

export function OidcSignIn() {
  const name = useOidc()?.name
  if (!name) return null
  return (
    <p className={css.otherSite}>
      <a href={oidcAddress(returnAddress(window.location.search))}>Continue with {name}</a>
    </p>
  )
}
