/** Text behind a keyword that is typed on a line, as the math field writes it. */

/** Characters that end a word: no name or formula that begins with the word goes on with them. */
const ENDS_WORD = String.raw`(?:\\[:,;! ]|\s|(?=-|\\left|\\frac|\\d?frac|\\sqrt|\\sum|\\int|\\neg|\\lnot))`

/** A slash takes all before it into its numerator, the word as well: `check a/b`. */
const NUMERATORS = String.raw`(?:\\[dt]?frac\{\s*)*`

/** The rest of a line behind the word; null when the line does not begin with it. */
export function behindWord(latex: string, word: string): string | null {
  const upright = String.raw`\\(?:mathrm|operatorname|text)\{${word}\}`
  const begins = new RegExp(String.raw`^\s*(${NUMERATORS})(?:${word}|${upright})${ENDS_WORD}`, 'i')
  const found = begins.exec(latex)
  const rest = found ? found[1]! + trimmed(latex.slice(found[0].length)) : ''
  return rest === '' ? null : rest
}

/** The pieces between the words of a sentence, `0 to 5 step 1`; null for the words that do not occur. */
export function betweenWords(latex: string, words: readonly RegExp[]): readonly (string | null)[] {
  let rest = latex
  const pieces: (string | null)[] = []
  let at: number | null = 0
  for (const [index, word] of words.entries()) {
    const found = word.exec(rest)
    if (!found) {
      pieces[index + 1] = null
      continue
    }
    pieces[at] = trimmed(rest.slice(0, found.index))
    rest = rest.slice(found.index + found[0].length)
    at = index + 1
  }
  pieces[at] = trimmed(rest)
  return pieces
}

/** A word within a sentence: with the space before it, or at a unit. */
export const wordWithin = (...words: readonly string[]): RegExp =>
  new RegExp(String.raw`(?:\\[:,;! ]|\s|(?<=[}\)\]]))(?:${words.join('|')})${ENDS_WORD}`)

const trimmed = (latex: string): string =>
  latex.replace(/^(?:\\[:,;! ]|\s)+/, '').replace(/(?:\\[:,;! ]|\s)+$/, '')

/** Whether what stands behind a word are the arguments of a call, as in `if(x > 2, 1, 0)`, and not one formula in brackets. */
export function hasArguments(rest: string): boolean {
  let depth = 0
  for (const [sign] of rest.startsWith('\\left(')
    ? rest.matchAll(/\\left(?![a-z])|\\right(?![a-z])|,/g)
    : []) {
    if (sign === ',' && depth === 1) return true
    if (sign !== ',') depth += sign === '\\left' ? 1 : -1
    if (depth === 0) return false
  }
  return false
}

/** Names between brackets, as after a call, without these. */
export const withoutBrackets = (latex: string): string =>
  /^\\left\(((?:(?!\\left).)*)\\right\)$/.exec(latex)?.[1] ?? latex
