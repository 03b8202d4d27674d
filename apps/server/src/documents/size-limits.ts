/** How large a worksheet may be. */
import { Refused } from '../failure.ts'

const MB = 1024 * 1024

/** Characters of a results snapshot. A larger one is not kept: results can be calculated again. */
export const ARCHIVE_LIMIT = 8 * MB

/** Bytes of the largest request: a whole worksheet as base64, its results and what is around them. */
export function bodyLimitFor(worksheetLimit: number): number {
  return Math.ceil(((worksheetLimit * 4) / 3 + 2 * ARCHIVE_LIMIT) / MB) * MB
}

/** Says what to do; what was to be saved stays where it is. */
export function oversized(bytes: number, limit: number): Refused {
  const size = (Math.ceil((bytes / MB) * 10) / 10).toFixed(1)
  return new Refused(
    'too-large',
    `This worksheet would be ${size} MB large, and at most ${limit / MB} MB can be saved. ` +
      'Delete pictures or long texts, or move a part of it to another worksheet.',
  )
}
