/** Words of worksheets for searches, stored with their version and updated by searches. */
import { type SQL, sql } from '../db/drizzle.ts'
import { type SlotReadServices, readInSlot } from '../documents/read-in-slot.ts'
import { type StoredReadServices, readContent } from '../documents/stored-worksheet.ts'

/**
 * Worksheets that one search reads. More have changed only when a large collection is searched for the first
 * time.
 */
const MOST_AT_ONCE = 300
/**
 * Beyond this number a search waits only for the latest worksheets: it cannot find everything, and the rest
 * is read in the background.
 */
const LATEST = 30
/** Milliseconds after which unread worksheets are left to the next search. */
const TIMEOUT = 4000
/** Worksheets that are read at a time. */
const SIDE_BY_SIDE = 4
/**
 * Requester of the slots for large worksheets: one for all searches, which leaves slots to people who open
 * worksheets.
 */
const SEARCHES = 'searches'

interface Behind {
  readonly id: string
  readonly [column: string]: unknown
}

/** Options for indexing in the background. */
export interface IndexingOptions {
  /** Aborts when the server stops; no further worksheet is begun. */
  readonly stop: AbortSignal
}

/** Facts about worksheets in a table of their own, each as of a version. */
export interface WorksheetFactsTable {
  /** Its name, with the columns `worksheet_id` and `version`. */
  readonly name: string
  /** Condition on a row that has all that it should have of its version. */
  readonly whole: SQL
  /** Reads a worksheet and stores what the table has of it. */
  readonly refresh: (reading: StoredReadServices, id: string) => Promise<void>
}

/** The words that searches find. */
const WORDS: WorksheetFactsTable = { name: 'worksheet_words', whole: sql`terms is not null`, refresh }

/**
 * Updates the words of worksheets, or other facts about them.
 * @param sources conditions on `worksheets`, each of which an index serves
 * @param aside runs in the background, where one worksheet is read at a time, up to the limit of a call
 * Returns false when some are left out, which a next call reads.
 */
export async function refreshWords(
  reading: StoredReadServices & SlotReadServices,
  sources: readonly SQL[],
  aside?: IndexingOptions,
  { name, whole, refresh: refreshOne }: WorksheetFactsTable = WORDS,
): Promise<boolean> {
  const table = sql.identifier(name)
  const most = MOST_AT_ONCE + 1
  // Rows are read in the order of lists, for which each source has an index.
  const selects = sources.map(
    source => sql`(
      select worksheets.id, worksheets.updated_at from worksheets
      where ${source} and worksheets.version is distinct from (
        select version from ${table} where worksheet_id = worksheets.id and ${whole})
      order by worksheets.updated_at desc, worksheets.id desc limit ${most})`,
  )
  const { rows } = await reading.query.execute<Behind>(
    sql`select id from (${sql.join(selects, sql` union `)}) as behind order by updated_at desc limit ${most}`,
  )
  const tooMany = rows.length > MOST_AT_ONCE
  const ids = rows.slice(0, tooMany && !aside ? LATEST : MOST_AT_ONCE).map(({ id }) => id)
  const left = aside?.stop ?? AbortSignal.timeout(TIMEOUT)
  const next = async (): Promise<void> => {
    const id = left.aborted ? undefined : ids.shift()
    if (id === undefined) return
    try {
      await readInSlot(reading, SEARCHES, id, () => refreshOne(reading, id), left)
    } catch (error) {
      if (error !== left.reason) throw error
      ids.push(id)
    }
    return next()
  }
  await Promise.all(Array.from({ length: aside ? 1 : SIDE_BY_SIDE }, next))
  return ids.length === 0 && !tooMany
}

interface Stored {
  readonly name: string
  /** The words of the present version where they were stored without terms. */
  readonly words: string | null
  readonly [column: string]: unknown
}

async function refresh(reading: StoredReadServices, id: string): Promise<void> {
  const { rows } = await reading.query.execute<Stored>(sql`
    select name, words from worksheets left join worksheet_words as known
      on worksheet_id = worksheets.id and known.version = worksheets.version and terms is null
    where worksheets.id = ${id}`)
  const [row] = rows
  if (!row) return
  if (row.words !== null) return addTerms(reading, id, row.name, row.words)
  const content = await readContent(reading, id)
  if (!content) return
  const { document, archive, version } = content
  const text = await reading.documents.run(document.length, 'words', document, archive, row.name)
  // The terms cover the name. Where that is another one meanwhile, the next search reads the worksheet again.
  await reading.query.execute(sql`
    insert into worksheet_words (worksheet_id, version, words, content, terms)
    select id, ${version}, ${text.words}, ${text.content}, ${stored(text.terms)}
    from worksheets where id = ${id} and name = ${row.name}
    on conflict (worksheet_id) do update set
      version = excluded.version, words = excluded.words, content = excluded.content, terms = excluded.terms
    where worksheet_words.version < excluded.version`)
}

async function addTerms(
  { query, documents }: StoredReadServices,
  id: string,
  name: string,
  words: string,
): Promise<void> {
  const terms = await documents.run(words.length, 'terms', name, words)
  await query.execute(sql`
    update worksheet_words set terms = ${stored(terms)} where worksheet_id = ${id} and words = ${words}`)
}

const stored = (terms: readonly string[]): SQL => sql`array_to_tsvector(${sql.param(terms)}::text[])`
