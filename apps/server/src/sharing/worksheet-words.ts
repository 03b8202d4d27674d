/** Words of worksheets for searches: kept by version, and made anew when somebody searches. */
import { type SQL, sql } from 'drizzle-orm'
import { type Reader, inTurn } from '../documents/in-turn.ts'
import { type Reading, readContent } from '../documents/stored-worksheet.ts'

/** Worksheets that one search reads; more have changed only when a large stock is searched for the first time. */
const MOST_AT_ONCE = 300
/** Milliseconds after which what has not been read yet is left to the next search. */
const PATIENCE = 4000
/** Worksheets that are read at a time. */
const SIDE_BY_SIDE = 4
/** Whose turn a large one takes: one for all who search, so that they leave room for those who open one. */
const SEARCHES = 'searches'

interface Behind {
  readonly id: string
  readonly [column: string]: unknown
}

/**
 * Brings the words of worksheets up to date.
 * @param sources conditions on `worksheets`, each of which an index serves
 * Returns false when some are left out that a next call will do.
 */
export async function refreshWords(reading: Reading & Reader, sources: readonly SQL[]): Promise<boolean> {
  const most = MOST_AT_ONCE + 1
  // In the order of lists, in which each source has an index.
  const selects = sources.map(
    source => sql`(
      select worksheets.id, worksheets.updated_at from worksheets
      left join worksheet_words on worksheet_words.worksheet_id = worksheets.id
      where ${source} and worksheet_words.version is distinct from worksheets.version
      order by worksheets.updated_at desc, worksheets.id desc limit ${most})`,
  )
  const { rows } = await reading.query.execute<Behind>(
    sql`select id from (${sql.join(selects, sql` union `)}) as behind order by updated_at desc limit ${most}`,
  )
  const ids = rows.slice(0, MOST_AT_ONCE).map(({ id }) => id)
  const left = AbortSignal.timeout(PATIENCE)
  const next = async (): Promise<void> => {
    const id = left.aborted ? undefined : ids.shift()
    if (id === undefined) return
    try {
      await inTurn(reading, SEARCHES, id, () => refresh(reading, id), left)
    } catch (error) {
      if (error !== left.reason) throw error
      ids.push(id)
    }
    return next()
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next))
  return ids.length === 0 && rows.length <= MOST_AT_ONCE
}

async function refresh(reading: Reading, id: string): Promise<void> {
  const content = await readContent(reading, id)
  if (!content) return
  const { document, version } = content
  const words = await reading.documents.run(document.length, 'words', document)
  await reading.query.execute(sql`
    insert into worksheet_words (worksheet_id, version, words)
    select id, ${version}, ${words} from worksheets where id = ${id}
    on conflict (worksheet_id) do update set version = excluded.version, words = excluded.words
    where worksheet_words.version < excluded.version`)
}
