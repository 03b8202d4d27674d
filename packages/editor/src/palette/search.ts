import { bestScore } from './fuzzy.ts'
import type { PaletteEntry } from './entries.ts'
import type { ScoredEntry } from '../templates/library-rows.ts'

const MOST_FOUND = 50

/** Preference among equals: actions come before things to look up. */
const PREFERENCE: Readonly<Record<PaletteEntry['kind'], number>> = {
  Command: 20,
  Tool: 20,
  Symbol: 10,
  Function: 5,
  Unit: 0,
  Row: 2,
  Library: 2,
}

/**
 * Entries that fit, the best first; those used lately come earlier.
 * @param rows of libraries that fit, and pages of these, which are searched by themselves
 */
export function searchEntries(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly string[] = [],
  rows: readonly ScoredEntry[] = [],
): readonly PaletteEntry[] {
  const scored: { readonly entry: PaletteEntry; readonly score: number }[] = rows.map(({ entry, score }) => ({
    entry,
    score: score + PREFERENCE[entry.kind] + recency(entry, recent),
  }))
  for (const entry of entries) {
    const score = Math.max(...namesOf(entry).map(name => bestScore(query, name, entry.words, entry.detail)))
    if (score > 0) scored.push({ entry, score: score + PREFERENCE[entry.kind] + recency(entry, recent) })
  }
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ entry }) => entry)
}

/** Titles are sentences: the case of their first letter is ignored, unlike that of names and letters. */
const namesOf = ({ kind, title }: PaletteEntry): readonly string[] =>
  kind === 'Tool' || kind === 'Command' ? [title, title.toLowerCase()] : [title]

function recency(entry: PaletteEntry, recent: readonly string[]): number {
  const at = recent.indexOf(entry.id)
  return at < 0 ? 0 : 150 - 5 * at
}
