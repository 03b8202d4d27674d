import { plainText } from '@calcwright/contract'
import { type Worksheet, plainFromWorksheet } from '@calcwright/document'

/** Characters of one worksheet that a search covers, about as many as a book has. */
const MOST = 1_000_000

/** Returns the content of a worksheet in plain notation, without case and accents. */
export function wordsIn(worksheet: Worksheet): string {
  // PostgreSQL's texts cannot hold this character.
  return plainText(plainFromWorksheet(worksheet)).replaceAll('\0', ' ').slice(0, MOST)
}
