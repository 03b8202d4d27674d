/** A query of find and replace, and where it occurs in a passage of text. */
export interface FindQuery {
  readonly text: string
  readonly matchCase: boolean
}

/** A passage as characters, each of which may be written by several in its source. */
type Passage = readonly string[]

/**
 * The places at which the query begins, without overlaps. Spaces of every width are alike.
 * @param passage its characters, as `[...text]` gives them
 */
export function occurrencesIn(passage: Passage, query: FindQuery): number[] {
  const fold = (sign: string): string => {
    const plain = /\s/.test(sign) ? ' ' : sign
    return query.matchCase ? plain : plain.toLowerCase()
  }
  const wanted = [...query.text].map(fold)
  if (wanted.length === 0) return []
  const signs = passage.map(fold)
  const found: number[] = []
  for (let at = 0; at + wanted.length <= signs.length; at++)
    if (wanted.every((sign, index) => signs[at + index] === sign)) {
      found.push(at)
      at += wanted.length - 1
    }
  return found
}

/** How many characters an occurrence has. */
export const lengthOf = (query: FindQuery): number => [...query.text].length
