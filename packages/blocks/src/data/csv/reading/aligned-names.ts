/** Names over columns that spaces divide, where names have spaces as well: their places tell them apart. */

interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

const wordsOf = (line: string): Word[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))

/** Gives each word of a line, such as units, to the column below it that stands nearest; '' for a column without any. */
export function alignedWords(line: string, data: string): string[] {
  return placed(line, data).map(words => words.join(' '))
}

/**
 * Gives each word of a line of names to the column below it that stands nearest.
 * @param line of names
 * @param data a line below it
 * @returns a name for each column; null where a column would have none, or the order would change
 */
export function alignedNames(line: string, data: string): string[] | null {
  const names = placed(line, data)
  return names.some(words => words.length === 0) ? null : names.map(words => words.join(' '))
}

function placed(line: string, data: string): string[][] {
  const columns = wordsOf(data)
  const names = columns.map(() => [] as string[])
  const distance = (word: Word, at: number): number => {
    const { start, end } = columns[at]!
    return Math.min(Math.abs(word.start - start), Math.abs(word.end - end))
  }
  let last = 0
  for (const word of wordsOf(line)) {
    const places = [...columns.keys()].slice(last)
    const nearest = places.reduce((best, at) => (distance(word, at) < distance(word, best) ? at : best), last)
    names[nearest]!.push(word.text)
    last = nearest
  }
  return names
}
