/** Words of worksheets for searches: kept by version, and made anew when somebody searches. */
import { type SQL, sql } from 'drizzle-orm'
import { type Reader, readInSlot } from '../documents/read-in-slot.ts'
import { type Reading, readContent } from '../documents/stored-worksheet.ts'

/** Worksheets that one search reads; more have changed only when a large stock is searched for the first time. */
const MOST_AT_ONCE = 300
/** Of more than these a search waits for the latest only: it cannot find everything, and the rest is read aside. */
const LATEST = 30
/** Milliseconds after which what has not been read yet is left to the next search. */
const TIMEOUT = 4000
/** Worksheets that are read at a time. */
const SIDE_BY_SIDE = 4
/** Whose turn a large one takes: one for all who search, so that they leave room for those who open one. */
const SEARCHES = 'searches'

interface Behind {
  readonly id: string
  readonly [column: string]: unknown
}

/** How words are made while nobody waits for them. */
export interface Aside {
  /** The server ends: no further worksheet is begun. */
  readonly ending: AbortSignal
}

/**
 * Brings the words of worksheets up to date.
 * @param sources conditions on `worksheets`, each of which an index serves
 * @param aside with it one worksheet is read at a time, and all that one call may read
 * Returns false when some are left out that a next call will do.
 */
export async function refreshWords(
  reading: Reading & Reader,
  sources: readonly SQL[],
  aside?: Aside,
): Promise<boolean> {
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
  const tooMany = rows.length > MOST_AT_ONCE
  const ids = rows.slice(0, tooMany && !aside ? LATEST : MOST_AT_ONCE).map(({ id }) => id)
  const left = aside?.ending ?? AbortSignal.timeout(TIMEOUT)
  const next = async (): Promise<void> => {
    const id = left.aborted ? undefined : ids.shift()
    if (id === undefined) return
    try {
      await readInSlot(reading, SEARCHES, id, () => refresh(reading, id), left)
    } catch (error) {
      if (error !== left.reason) throw error
      ids.push(id)
    }
    return next()
  }
  await Promise.all(Array.from({ length: aside ? 1 : SIDE_BY_SIDE }, next))
  return ids.length === 0 && !tooMany
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
