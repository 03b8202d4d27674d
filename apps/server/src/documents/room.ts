/** Whether what is to be stored fits into what its owner may store. */
import { Refused } from '../failure.ts'

/** Bytes of worksheets with their results, and apart from them of the pictures in these. */
export interface Storage {
  readonly worksheets: number
  readonly images: number
}

/** Why what is added does not fit; null when it does. */
export function beyondRoom(room: Storage, added: Storage): Refused | null {
  if (added.worksheets > 0 && added.worksheets > room.worksheets) return full('Worksheets', 'worksheets')
  if (added.images > 0 && added.images > room.images) return full('Pictures', 'pictures')
  return null
}

const full = (what: string, things: string): Refused =>
  new Refused(
    'too-large',
    `${what} of this account have no room left: with this it would be more than they may take. ` +
      `Delete ${things} that are not needed any more. The account page says how much there is.`,
  )
