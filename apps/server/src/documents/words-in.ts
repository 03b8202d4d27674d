import { plainText } from '@calcwright/contract'
import { type Worksheet, plainFromWorksheet } from '@calcwright/document'

/** Characters of one worksheet that a search looks through: a book of them. */
const MOST = 1_000_000

/** What stands in a worksheet, in plain notation, without regard to case and accents. */
export function wordsIn(worksheet: Worksheet): string {
  // PostgreSQL's texts hold everything but this sign.
  return plainText(plainFromWorksheet(worksheet)).replaceAll('\0', ' ').slice(0, MOST)
}
