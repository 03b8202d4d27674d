/** The address that a person is taken to after signing in, and the invitation that waits for the sign-in. */
import { PAGES } from '@calcwright/contract'

/** Stands for this server, whose address does not matter. */
const HERE = 'http://here.invalid'

/** Only pages of this server: an address that somebody made up may name another one. */
export function returnAddress(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // The address is read like a browser does, which leaves out tabs and line breaks, and takes \ for /.
  const address = next.startsWith('/') ? URL.parse(next, HERE) : null
  return address?.origin === HERE
    ? address.pathname.replace(/^\/+/, '/') + address.search + address.hash
    : '/'
}

const KEY = 'calcwright.next'

/** Keeps where to go for the page that the link of an e-mail opens, in this browser. */
export function rememberReturnAddress(search: string): void {
  const next = returnAddress(search)
  if (next === '/') localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, next)
}

/** Returns the remembered address, and forgets it. */
export function takeReturnAddress(): string {
  const next = returnAddress(`?${new URLSearchParams({ next: localStorage.getItem(KEY) ?? '' })}`)
  localStorage.removeItem(KEY)
  return next
}

const INVITATION = 'calcwright.invitation'

/** The secret of an invitation's link that was opened in this window, until the invitation is taken over. */
export const openedInvitation = (): string | null => sessionStorage.getItem(INVITATION)
export const storeOpenedInvitation = (token: string): void => sessionStorage.setItem(INVITATION, token)
export const forgetOpenedInvitation = (): void => sessionStorage.removeItem(INVITATION)

const ENTRANCES = [PAGES.signIn, PAGES.signUp, PAGES.reset] as const

/** The address of a page of accounts that comes back to here. */
export function withReturnAddress(
  page: (typeof ENTRANCES)[number],
  here: { pathname: string; search: string },
): string {
  const next = here.pathname + here.search
  const search = new URLSearchParams(here.search)
  if (ENTRANCES.some(entrance => entrance === here.pathname)) {
    const before = search.get('next')
    return before === null ? page : `${page}?${new URLSearchParams({ next: before })}`
  }
  return next === '/' ? page : `${page}?${new URLSearchParams({ next })}`
}

/** Somebody else is signed in now: nothing of the page before may stay. */
export async function reloadAsOtherAccount(address: string): Promise<void> {
  // A browser that stores nothing has nothing to forget.
  await import('../offline/local-copies.ts').then(module => module.removeCopies()).catch(() => {})
  window.location.assign(address)
}
