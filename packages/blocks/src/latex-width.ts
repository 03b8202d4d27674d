/** About how wide a formula is drawn, in signs. */

const TOKEN = /\\[a-zA-Z]+|\\.|\s+|[^\\\s]/gs

/** Commands that draw nothing of their own. */
const SILENT = /^\\(?:left|right|class|mathrm|mathbf|operatorname|text|displaystyle|!|,|;|:|begin|end)$/

/** Signs with room on both sides. */
const SPACED = /^(?:[+\-=<>]|\\(?:cdot|times|le|ge|ne|pm|coloneq|mathrel))$/

const FUNCTION = /^\\(?:sin|cos|tan|exp|log|ln|min|max|arcsin|arccos|arctan|sinh|cosh|tanh|det|lim)$/

/** @returns the width in digits; of a fraction that of its wider half */
export function latexWidth(latex: string): number {
  const tokens = latex.match(TOKEN) ?? []
  let at = 0
  const group = (): number => {
    while (/^\s+$/.test(tokens[at] ?? '')) at += 1
    if (tokens[at] !== '{') return one()
    at += 1
    const width = until('}')
    at += 1
    return width
  }
  const one = (): number => {
    const token = tokens[at] ?? ''
    at += 1
    if (token === '{') {
      at -= 1
      return group()
    }
    if (/^\\[dt]?frac$/.test(token)) return Math.max(group(), group()) + 0.5
    if (token === '\\class') {
      group()
      return 0
    }
    if (token === '^' || token === '_') return group() * 0.7
    if (SILENT.test(token) || /^\s+$/.test(token)) return 0
    if (SPACED.test(token)) return 2.2
    if (token === '\\quad') return 2
    if (FUNCTION.test(token)) return token.length - 1
    return /^[,.|()[\]]$/.test(token) ? 0.7 : 1
  }
  const until = (end: string): number => {
    let width = 0
    while (at < tokens.length && tokens[at] !== end) width += one()
    return width
  }
  return until('')
}
