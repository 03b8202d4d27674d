/**
 * Terms by which an index finds each part of a word, so that a search finds `stahlträger` by `träger`, and needs no
 * extension of PostgreSQL. Words are without case and accents, as `plainText` writes them.
 *
 * A run is letters and digits, with single points and underscores between them. The terms of a text are the ends of
 * its runs from `SHORT` characters on, and all parts of them that are shorter than that. Hence a part of a run is a
 * term itself where it is short, and begins a term where it is not.
 */
import { plainText } from '@calcwright/contract'

const RUN = /[\p{L}\p{N}]+(?:[._][\p{L}\p{N}]+)*/gu
const ASTRAL = /[\u{10000}-\u{10ffff}]/u
/** Characters of a word from which on it is looked for as the beginning of a term. */
const SHORT = 3
/** Characters of a term; longer ones are cut. */
const LONGEST = 32
/** Bytes of all terms of a text: PostgreSQL's `tsvector` holds 1 MiB with what it needs beside them. */
const MOST_BYTES = 900_000

/** The only term of a text that has more than PostgreSQL holds; no word of a search is the same. */
export const TOO_MANY = '='

/** The terms of a text, each once. */
export function searchTerms(plain: string): readonly string[] {
  const terms = new Set<string>()
  for (const run of new Set(plain.match(RUN))) addTerms(terms, run)
  let bytes = 0
  for (const term of terms) bytes += Buffer.byteLength(term)
  return bytes > MOST_BYTES ? [TOO_MANY] : [...terms]
}

function addTerms(terms: Set<string>, run: string): void {
  // Letters beyond 16 bits are kept whole.
  const letters: readonly string[] | null = ASTRAL.test(run) ? [...run] : null
  const count = letters?.length ?? run.length
  const part = (from: number, to: number): string => letters?.slice(from, to).join('') ?? run.slice(from, to)
  for (let at = 0; at < count; at++) {
    terms.add(part(at, at + 1))
    if (at + 1 < count) terms.add(part(at, at + 2))
    if (at + SHORT <= count) terms.add(part(at, at + LONGEST))
  }
}

/** How a search is put to terms. */
export interface TermSearch {
  /** A `tsquery` that all worksheets with the words fit; '' where the words say nothing that terms know. */
  readonly terms: string
  /** Whether a word is so long that the index finds few worksheets by it. */
  readonly selective: boolean
  /** Words that the terms hold only in part: the texts themselves have to be searched. */
  readonly inexact: readonly string[]
}

/** Words of a search, each once. */
export function wordsOf(search: string): string[] {
  return [...new Set(plainText(search).split(/\s+/))].filter(word => word !== '')
}

export function termSearch(words: readonly string[]): TermSearch {
  const runs = new Set<string>()
  const inexact = words.filter(word => {
    const its: readonly string[] = word.match(RUN) ?? []
    for (const run of its) runs.add(beginningOf(run))
    return its[0] !== word || beginningOf(word) !== word
  })
  const terms = [...runs].map(run => (isShort(run) ? `'${run}'` : `'${run}':*`))
  return { terms: terms.join(' & '), selective: ![...runs].every(isShort), inexact }
}

const beginningOf = (run: string): string => [...run].slice(0, LONGEST).join('')

const isShort = (run: string): boolean => [...run].length < SHORT
