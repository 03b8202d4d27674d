/** Limits on the size of a worksheet. */
import { Refused } from '../failure.ts'

const MB = 1024 * 1024

/**
 * Characters of the largest stored results snapshot. Larger ones are dropped, because results can be
 * calculated again.
 */
export const ARCHIVE_LIMIT = 8 * MB

/** Bytes of the largest request: a whole worksheet as base64, its results and their frame. */
export function bodyLimitFor(worksheetLimit: number): number {
  return Math.ceil(((worksheetLimit * 4) / 3 + 2 * ARCHIVE_LIMIT) / MB) * MB
}

/** The refusal tells the user how to proceed; the client retains the unsaved changes. */
export function oversizedRefusal(bytes: number, limit: number): Refused {
  const size = (Math.ceil((bytes / MB) * 10) / 10).toFixed(1)
  return new Refused(
    'too-large',
    `This worksheet would be ${size} MB large, and at most ${limit / MB} MB can be saved. ` +
      'Delete pictures or long texts, or move a part of it to another worksheet.',
  )
}
