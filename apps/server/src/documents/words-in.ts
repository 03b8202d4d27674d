import { plainText } from '@calcwright/contract'
import { type Worksheet, plainFromWorksheet } from '@calcwright/document'
import type { ResultsSnapshot } from '@calcwright/evaluator'
import { searchTerms } from './search-terms.ts'
import { SNAPSHOT_FORMAT } from '@calcwright/evaluator/snapshot-format'

/** Characters of one worksheet that a search covers, about as many as a book has. */
const MOST = 1_000_000

export interface SearchedText {
  /** Lines of plain notation, then those that show a result, with it. */
  readonly content: string
  /** The same lines without case and accents. */
  readonly words: string
  /** Terms of the name and the lines. */
  readonly terms: readonly string[]
}

/** Marks of headings and references in a line of text: ids are no words. */
const MARK_IN_TEXT = /(?:(^\s*(?:\S+ )*?# )\{h[1-6](?: [\w-]+)?\} )|\{@[\w/-]+\}/gm

/**
 * @param archive the stored results as text, '' for none
 * @param name as lists show it
 */
export function wordsIn(worksheet: Worksheet, archive: string, name: string): SearchedText {
  const plain = plainFromWorksheet(worksheet).replaceAll(MARK_IN_TEXT, '$1')
  const lines = [plain, ...resultLines(worksheet, archive)]
  // PostgreSQL's texts cannot hold this character.
  const content = lines.join('\n').replaceAll('\0', ' ').slice(0, MOST)
  const words = plainText(content)
  return { content, words, terms: termsOf(name, words) }
}

/** Terms of a name and the words of a content. */
export const termsOf = (name: string, words: string): readonly string[] =>
  searchTerms(`${plainText(name)}\n${words}`)

/** `NPSH_av = 4.5 m` for each line that shows a result. */
function resultLines(worksheet: Worksheet, archive: string): string[] {
  const stored = archive === '' ? undefined : (JSON.parse(archive) as ResultsSnapshot)
  if (stored?.format !== SNAPSHOT_FORMAT) return []
  return worksheet.blocks().flatMap(({ id, type, props, status }) => {
    const outcome = stored.results[id]?.outcomes.find(({ shown }) => shown)
    if (!outcome || outcome.error || outcome.display === '' || status !== 'ok') return []
    const plain = worksheet.registry.get(type)?.toPlain?.(props as object) ?? ''
    return [
      `${plain.replace(/\s*\n\s*/g, ' ').replace(/\s*=\s*$/, '')} = ${outcome.display.replaceAll('\n', ' ')}`,
    ]
  })
}
