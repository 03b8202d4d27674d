/** The worst checks of worksheets in lists, stored with their version and updated by lists. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { WorstCheck } from '@calcwright/contract'
import type { Services } from '../context.ts'
import { sql } from '../db/drizzle.ts'
import { type StoredReadServices, readContent } from '../documents/stored-worksheet.ts'
import type { WorksheetFactsTable } from './worksheet-words.ts'

export const WORST_CHECKS: WorksheetFactsTable = {
  name: 'worksheet_verdicts',
  whole: sql`true`,
  refresh,
}

/** Milliseconds that a list waits for worksheets that have changed; others come with the next one. */
const GRACE_PERIOD = 200

interface Row {
  readonly id: string
  readonly known: boolean
  /** Null for a worksheet without checks. */
  readonly worst: WorstCheck | null
  readonly [column: string]: unknown
}

/**
 * The worst check of each worksheet as it is now, by its id. Worksheets without checks are not in the map, nor are those
 * that could not be read in time.
 */
export async function worstChecksOf(
  { query, worstChecks }: Pick<Services, 'query' | 'worstChecks'>,
  rows: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, WorstCheck>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const first = await readStored(query, ids)
  const behind = first.filter(({ known }) => !known).map(({ id }) => id)
  if (behind.length === 0) return mapOf(first)
  const reading = worstChecks.goOn([sql`worksheets.id = any(${sql.param(behind)})`])
  await Promise.race([reading, sleep(GRACE_PERIOD)])
  return mapOf([...first, ...(await readStored(query, behind))])
}

const mapOf = (rows: readonly Row[]): ReadonlyMap<string, WorstCheck> =>
  new Map(rows.flatMap(({ id, known, worst }) => (known && worst ? [[id, worst] as const] : [])))

async function readStored(query: Services['query'], ids: readonly string[]): Promise<readonly Row[]> {
  const { rows } = await query.execute<Row>(sql`
    select worksheets.id, worst, worksheet_verdicts.version is not distinct from worksheets.version as known
    from worksheets left join worksheet_verdicts on worksheet_id = worksheets.id
    where worksheets.id = any(${sql.param(ids)})`)
  return rows
}

async function refresh(reading: StoredReadServices, id: string): Promise<void> {
  const content = await readContent(reading, id)
  if (!content) return
  const { document, archive, version } = content
  const bytes = document.length + archive.length
  const worst = await reading.documents.run(bytes, 'worstCheck', document, archive)
  await reading.query.execute(sql`
    insert into worksheet_verdicts (worksheet_id, version, worst)
    select id, ${version}, ${worst && JSON.stringify(worst)}::jsonb from worksheets where id = ${id}
    on conflict (worksheet_id) do update set version = excluded.version, worst = excluded.worst
    where worksheet_verdicts.version < excluded.version`)
}
