/** The list that this window showed last: leaving a worksheet leads back to it. */
import { ACTIVE_LIST, placeAddress, placeOf } from './place.ts'

const KEY = 'calcwright.list'

/** The list that this page itself has shown; a reload resets it. */
let shown: string | null = null

export function rememberList(address: string): void {
  shown = address
  sessionStorage.setItem(KEY, address)
}

/** The list that a worksheet can be opened in, null when there was none since the page was loaded. */
export const listOfPage = (): string | null => shown

/** Its address with the search; the active list when there was none. */
export function lastListAddress(): string {
  const address = sessionStorage.getItem(KEY)
  return address !== null && placeOf(address.split('?')[0]!) ? address : placeAddress(ACTIVE_LIST)
}
