/** Fractions of a formula as quotients of brackets, which break where a fraction would have to be shrunk. */

const FRACTION = /^\\[dt]?frac(?=\{)/

/** @returns the formula whose fractions outside of all braces are quotients: `(a+b)/(c+d)` */
export function withQuotients(latex: string): string {
  let written = ''
  for (let at = 0; at < latex.length;) {
    const [fraction = ''] = FRACTION.exec(latex.slice(at)) ?? []
    const above = fraction === '' ? '' : groupAt(latex, at + fraction.length)
    const below = above === '' ? '' : groupAt(latex, at + fraction.length + above.length)
    if (below !== '') {
      const [top, bottom] = [above, below].map(group => withQuotients(group.slice(1, -1)))
      written += `(${top})/(${bottom})`
      at += fraction.length + above.length + below.length
      continue
    }
    // Other braces, such as those of an exponent, keep their fractions.
    const part = groupAt(latex, at) || /^(?:\\[a-zA-Z]+|\\.|.)/s.exec(latex.slice(at))![0]
    written += part
    at += part.length
  }
  return written
}

/** The group in braces that begins at a place, with its braces; '' for none. */
function groupAt(latex: string, from: number): string {
  if (latex[from] !== '{') return ''
  let depth = 0
  for (let at = from; at < latex.length; at += 1) {
    if (latex[at] === '\\') at += 1
    else if (latex[at] === '{') depth += 1
    else if (latex[at] === '}' && (depth -= 1) === 0) return latex.slice(from, at + 1)
  }
  return ''
}
