/** The words of plain notation that stand between formulas: `from`, `to`, `then`, `else`. */

export interface Part {
  /** '' for what stands before the first word. */
  readonly word: string
  readonly text: string
}

const WORD = /"(?:[^"\\]|\\.)*"|[\p{L}\d_~]+|[()[\]]/gu

/** Cuts a text at some words, where they stand outside of brackets and quotes; `else if` is `elseif`. */
export function partsAt(text: string, ...words: readonly string[]): Part[] {
  const parts: Part[] = []
  let [word, from, depth] = ['', 0, 0]
  for (const match of text.matchAll(WORD)) {
    const found = match[0]
    if (found === '(' || found === '[') depth += 1
    else if (found === ')' || found === ']') depth -= 1
    if (depth > 0 || !words.includes(found)) continue
    const between = text.slice(from, match.index).trim()
    const end = match.index + found.length
    if (found === 'if' && word === 'else' && between === '') word = 'elseif'
    else {
      parts.push({ word, text: between })
      word = found
    }
    from = end
  }
  return [...parts, { word, text: text.slice(from).trim() }]
}

/** Text behind the first word of a line; null when the line begins with another. An equals sign makes the word a name. */
export function behindWord(line: string, ...words: readonly string[]): string | null {
  const word = words.find(each => line.startsWith(each) && !/^[\p{L}\d_~]/u.test(line.slice(each.length)))
  if (word === undefined) return null
  const rest = line.slice(word.length).trim()
  return /^(:=|=)/.test(rest) ? null : rest
}

/** Words in a row; '' is none. */
export const joined = (...words: readonly string[]): string => words.filter(word => word !== '').join(' ')
