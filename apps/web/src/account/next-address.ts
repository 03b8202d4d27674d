/** Where to go after signing in. */

/** Only pages of this server: an address that somebody made up may name another one. */
export function nextAddress(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/(?![/\\])/.test(next) ? next : '/'
}

/** The address of a page of accounts that comes back to here. */
export function comingBack(
  page: '/sign_in' | '/sign_up',
  here: { pathname: string; search: string },
): string {
  const next = here.pathname + here.search
  const search = new URLSearchParams(here.search)
  if (/^\/(sign_in|sign_up|reset)$/.test(here.pathname)) {
    const before = search.get('next')
    return before === null ? page : `${page}?${new URLSearchParams({ next: before })}`
  }
  return next === '/' ? page : `${page}?${new URLSearchParams({ next })}`
}

/** Somebody else is signed in now: nothing of the page before may stay. */
export function goAsSomebodyElse(address: string): void {
  window.location.assign(address)
}
