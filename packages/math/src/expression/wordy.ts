/** A quick look whether a line has words, for pages that have not loaded all that tells prose from formulas. */
import { PREFIX_FUNCTIONS } from '@calcwright/reference/functions'
import { isGreekCommand } from './greek.ts'

const OPERATORS = /\b(and|or|not|xor|mod|div|union|intersect|minus)\b/g
const QUOTED = /"[^"]*"/g
const NEIGHBOURS = /(\p{L}{2,})[,;.]?\s+(?=(\p{L}{2,}))/gu

/**
 * Words in a row would read as a product: two words side by side mark prose, unless both mean something.
 * Words between quotation marks are a value.
 * @param isKnown whether a word is a unit or a defined name
 */
export function isWordy(line: string, isKnown: (word: string) => boolean): boolean {
  const means = (word: string): boolean => isKnown(word) || PREFIX_FUNCTIONS.has(word) || isGreekCommand(word)
  const pairs = [...line.replace(QUOTED, '""').replace(OPERATORS, '+').matchAll(NEIGHBOURS)]
  return pairs.some(([, word, next]) => !(means(word!) && means(next!)))
}
