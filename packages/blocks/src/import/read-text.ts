/** Files of text, and the limits of what is read of them. */

/** Characters of a line, without pictures that are written into it. */
const LONGEST_LINE = 50_000
/** Brackets within brackets. */
const DEEPEST = 200
const PICTURES = /base64,[\w+/=]+/g

/** @throws Error with a sentence for bytes that are no text, and for lines that no author writes */
export function textOf(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes)
  if (text.includes('\0') || text.includes('\uFFFD'))
    throw new Error('This is no text, or it is not in UTF-8: save it as UTF-8 text.')
  if (text.trim() === '') throw new Error('The file is empty.')
  const long = text
    .split('\n')
    .findIndex(line => line.length > LONGEST_LINE && line.replaceAll(PICTURES, '').length > LONGEST_LINE)
  if (long >= 0) throw new Error(`Line ${long + 1} has more than 50,000 characters: the file is not opened.`)
  return text
}

/** Whether a formula has more brackets within one another than can be read. */
export function isTooDeep(formula: string): boolean {
  let depth = 0
  for (const sign of formula) {
    if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}
