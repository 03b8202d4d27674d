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
    else if (sign === separator && depth <= 0 && !isInName(line, from, at)) {
      parts.push(line.slice(from, at).trim())
      from = at + 1
    }
  }
  parts.push(line.slice(from).trim())
  return keepsEmpty ? parts : parts.filter(part => part !== '')
}

/**
 * Whether the comma at a place belongs to a name such as `M_y,Ed`: it stands behind a subscript, without a space, and a
 * name of its own does not begin there. Lines without any space behind commas have few such names and many columns.
 */
function isInName(line: string, from: number, at: number): boolean {
  const before = line.slice(from, at)
  const [next = ''] = /^[\p{L}\d]+(?![\p{L}\d_])/u.exec(line.slice(at + 1)) ?? []
  if (line[at] !== ',' || next === '' || !/\p{L}[\p{L}\d]*_[\p{L}\d,]+$/u.test(before)) return false
  return /,\s/.test(line) || (before.includes('=') && /^\p{L}/u.test(next))
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
