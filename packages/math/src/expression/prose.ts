/** Tells lines of prose from formulas. */

const OPERATORS = /\b(and|or|not|xor|mod|div|union|intersect|minus)\b/g
const NEIGHBOURS = /(\p{L}{2,})[,;.]?\s+(?=(\p{L}{2,}))/gu

/** Words in a row would read as a product: two words side by side that are not both units mark prose. */
export function isWordy(line: string, isUnit: (name: string) => boolean): boolean {
  const pairs = [...line.replace(OPERATORS, '+').matchAll(NEIGHBOURS)]
  return pairs.some(([, word, next]) => !(isUnit(word!) && isUnit(next!)))
}
