/** The line of a worksheet that a search has found, to show beside its name. */
import { plainText } from '@calcwright/contract'
import { sql } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'

/** Characters of a line that are shown. */
const LENGTH = 120
/** Characters before the first word that was found. */
const BEFORE = 30

interface Hit {
  readonly id: string
  readonly line: string
  readonly [column: string]: unknown
}

/**
 * @param found worksheets of one page of hits
 * @param words of the search, without case and accents
 * @returns by id the line with most of the words, for those whose name alone has not all of them
 */
export async function hitLines(
  query: Query,
  found: readonly { readonly id: string; readonly name: string }[],
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = found.filter(({ name }) => !hasAll(plainText(name), words)).map(({ id }) => id)
  if (ids.length === 0 || words.length === 0) return new Map()
  const count = sql.join(
    words.map(word => sql`(position(${word} in line) > 0)::int`),
    sql` + `,
  )
  const { rows } = await query.execute<Hit>(sql`
    select worksheet_id as id, split_part(content, E'\n', best.number::int) as line
    from worksheet_words
    cross join lateral (
      select number from string_to_table(words, E'\n') with ordinality as lines (line, number)
      where ${count} > 0 order by ${count} desc, number limit 1
    ) as best
    where worksheet_id = any(${sql.param(ids)})`)
  return new Map(rows.map(({ id, line }) => [id, around(line, words)]))
}

const hasAll = (text: string, words: readonly string[]): boolean => words.every(word => text.includes(word))

/** The part of a line around the first word in it. */
function around(line: string, words: readonly string[]): string {
  const small = plainText(line)
  const places = words.map(word => small.indexOf(word)).filter(place => place >= 0)
  const start = Math.max(0, Math.min(...places, small.length) - BEFORE)
  const part = line.slice(start, start + LENGTH).trim()
  return `${start > 0 ? '…' : ''}${part}${start + LENGTH < line.length ? '…' : ''}`
}
