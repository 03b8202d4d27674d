/**
 * Filters that are written among the words of a search: `kind:project owner:me checks:failed comments:open`. What is no
 * filter stays a word.
 */
import { SEARCH_FILTERS, type SearchFilterName } from '@calcwright/contract'
import { type SQL, sql } from '../db/drizzle.ts'

export type SearchFilters = Readonly<Partial<Record<SearchFilterName, string>>>

export const NO_FILTERS: SearchFilters = {}

/** The words without the filters, and these; of two of one name the later one holds. */
export function splitSearch(text: string): { readonly words: string; readonly filters: SearchFilters } {
  const filters: Partial<Record<SearchFilterName, string>> = {}
  const words = text.split(/\s+/).filter(word => {
    const [name = '', value = ''] = word.toLowerCase().split(':')
    const known = SEARCH_FILTERS.find(one => one.name === name && value in one.values)
    if (known) filters[known.name] = value
    return !known
  })
  return { words: words.join(' '), filters }
}

const VERDICTS: Readonly<Record<string, string>> = { ok: 'OK', failed: 'NOT OK', open: 'NOT CHECKED' }

/** Conditions on worksheets. */
export function filterConditions(
  { kind, owner, checks, comments }: SearchFilters,
  userId: string | null,
): SQL[] {
  const verdict = VERDICTS[checks ?? '']
  return [
    ...(kind === 'project' ? [sql`false`] : []),
    ...(owner === 'me' ? [sql`worksheets.owner_id = ${userId}`] : []),
    ...(owner === 'others' ? [sql`worksheets.owner_id is distinct from ${userId}`] : []),
    ...(verdict === undefined
      ? []
      : [
          sql`worksheets.id in (select worksheet_id from worksheet_verdicts where worst->>'verdict' = ${verdict})`,
        ]),
    ...(comments === 'open'
      ? [sql`worksheets.id in (select worksheet_id from comment_threads where resolved_at is null)`]
      : []),
  ]
}
