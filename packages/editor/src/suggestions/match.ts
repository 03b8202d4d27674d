/** Finds the candidates that fit the typed text, and orders them. */
import type { Candidate } from './candidate.ts'

/** Best first: a name that begins like this, one in another case, one that contains it. */
export const BEGINS_ALIKE = 0
const PREFIX_OTHER_CASE = 1
export const CONTAINS = 2

export interface Match {
  readonly candidate: Candidate
  readonly rank: number
  /** The word of the candidate that fits. */
  readonly word: string
}

const KIND_ORDER = {
  argument: 0,
  variable: 1,
  column: 1,
  row: 1,
  reading: 1,
  function: 2,
  block: 3,
  unit: 4,
  page: 5,
} as const

/** Lists longer than this help nobody. */
export const MAX_SUGGESTIONS = 40

/**
 * Candidates for a name. Up to two letters only exact ones, as short names are typed faster than
 * chosen, and names with a subscript, which are not; case matters, as `K` and `k_2` are two names.
 * @param unitsFirst what is typed follows a number
 */
export function matchNames(typed: string, candidates: readonly Candidate[], unitsFirst = false): Match[] {
  const text = withoutAccents(typed)
  const short = [...text].length < 3
  return sorted(
    candidates.flatMap(candidate =>
      best(candidate, text, word => (short ? shortRank(word, text) : rankOf(word, text))),
    ),
    unitsFirst,
  )
}

/** Candidates in a unit box: one letter exact, two from the start, more anywhere. */
export function matchUnits(typed: string, candidates: readonly Candidate[]): Match[] {
  const letters = [...typed].length
  return sorted(
    candidates.flatMap(candidate =>
      best(candidate, typed, word => {
        const rank = rankOf(word, typed)
        if (letters === 1) return word === typed ? BEGINS_ALIKE : null
        return letters === 2 && rank === CONTAINS ? null : rank
      }),
    ),
    true,
  )
}

/** A name as it is looked for: accents are not typed. */
export function withoutAccents(name: string): string {
  return name.replace(/~[a-z]~/g, '')
}

function best(candidate: Candidate, text: string, rank: (word: string) => number | null): Match[] {
  let found: Match | null = null
  for (const word of candidate.words) {
    const of = rank(word)
    if (of !== null && (!found || of < found.rank)) found = { candidate, rank: of, word }
  }
  return found && text !== '' ? [found] : []
}

function rankOf(word: string, text: string): number | null {
  if (word.startsWith(text)) return BEGINS_ALIKE
  const [lower, wanted] = [word.toLowerCase(), text.toLowerCase()]
  if (lower.startsWith(wanted)) return PREFIX_OTHER_CASE
  return lower.includes(wanted) ? CONTAINS : null
}

function shortRank(word: string, text: string): number | null {
  return word === text || (word.includes('_') && word.startsWith(text)) ? BEGINS_ALIKE : null
}

function sorted(matches: Match[], unitsFirst: boolean): Match[] {
  const kind = (match: Match): number =>
    unitsFirst && match.candidate.kind === 'unit' ? -1 : KIND_ORDER[match.candidate.kind]
  return matches
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        kind(a) - kind(b) ||
        a.word.length - b.word.length ||
        a.candidate.name.localeCompare(b.candidate.name),
    )
    .slice(0, MAX_SUGGESTIONS)
}
