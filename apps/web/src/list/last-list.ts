/** The list that this window showed last: leaving a worksheet leads back to it. */
import { ACTIVE, placeAddress, placeOf } from './place.ts'

const KEY = 'calcwright.list'

export function rememberList(address: string): void {
  sessionStorage.setItem(KEY, address)
}

/** Its address with the search; the active list when there was none. */
export function lastList(): string {
  const address = sessionStorage.getItem(KEY)
  return address !== null && placeOf(address.split('?')[0]!) ? address : placeAddress(ACTIVE)
}
