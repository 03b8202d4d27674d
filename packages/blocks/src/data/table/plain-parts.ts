/** Cuts a line at its separators, outside of brackets and quotation marks. */

/**
 * @param keepsEmpty empty parts are empty cells; without it they are left out
 * @returns the parts, trimmed
 */
export function partsOf(line: string, separator: ',' | ';', keepsEmpty = false): string[] {
  const parts: string[] = []
  let depth = 0
  let isQuoted = false
  let from = 0
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!
    if (sign === '"') isQuoted = !isQuoted
    if (isQuoted && sign === '\\') at += 1
    if (isQuoted) continue
    if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
    else if (sign === separator && depth <= 0) {
      parts.push(line.slice(from, at).trim())
      from = at + 1
    }
  }
  parts.push(line.slice(from).trim())
  return keepsEmpty ? parts : parts.filter(part => part !== '')
}

/** Words in quotation marks, on one line. */
export const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`

/** @returns null for a text without quotation marks around it */
export function unquoted(text: string): string | null {
  const inside = /^"((?:[^"\\]|\\.)*)"$/s.exec(text)?.[1]
  return inside === undefined
    ? null
    : inside.replace(/\\([\\"n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}
