/** Checks what is to be stored against the quota of the owner. */
import { Refused } from '../failure.ts'

/** Bytes that a person stores or may store. */
export interface Storage {
  /** Worksheets with their results, without the pictures that stand in their documents. */
  readonly worksheets: number
  /** Files of worksheets, and pictures that stand in documents themselves. */
  readonly files: number
}

/** Returns why an addition to a document does not fit; null when it does. */
export function beyondRemaining(remaining: Storage, added: Storage): Refused | null {
  if (added.worksheets > 0 && added.worksheets > remaining.worksheets) return full('Worksheets', 'worksheets')
  if (added.files > 0 && added.files > remaining.files) return full('Pictures', 'pictures')
  return null
}

/** Returns why a file does not fit; null when it does. */
export function fileBeyondRemaining(remaining: Storage, bytes: number): Refused | null {
  return bytes > remaining.files ? full('Files', 'worksheets') : null
}

const full = (what: string, things: string): Refused =>
  new Refused(
    'too-large',
    `${what} of this account have no room left: with this it would be more than they may take. ` +
      `Delete ${things} that are not needed any more, and empty the trash. The account page says how much there is.`,
  )
