/**
 * Rows of the files of worksheets.
 *
 * The invariant: a file with a row can be read. It holds because a transaction removes bytes only after
 * deleting their entry in `unused_files`, a day after that entry was written, while no row names them
 * (remove-unused-files.ts). A request that brings bytes first writes and commits that entry anew, which waits
 * for a removal that has begun and postpones the next one by a day; the row follows within minutes. Copying
 * rows holds the rights (sharing/rights-lock.ts), so that nobody deletes the rows that are
 * copied.
 */
import { and, eq, sql } from '../db/drizzle.ts'
import type { Query, Transaction } from '../db/database.ts'
import { files, unusedFiles } from '../db/schema.ts'

/** Bytes that a file counts at least, because a row and an entry of a folder take space too. */
const LEAST = 4096

/** Bytes that a file of this size takes from the quota. */
export const countedBytes = (size: number): number => Math.max(size, LEAST)

/** SQL for `countedBytes` of the column `size`. */
export const COUNTED_BYTES = sql`greatest(${files.size}, ${LEAST})`

export type FileRow = typeof files.$inferSelect

/** Returns null when the worksheet has no such file. */
export async function findFile(query: Query, worksheetId: string, digest: string): Promise<FileRow | null> {
  const [row] = await query
    .select()
    .from(files)
    .where(and(eq(files.worksheetId, worksheetId), eq(files.digest, digest)))
  return row ?? null
}

/** Bytes that all files of a worksheet take from the quota. */
export async function bytesOfFiles(query: Query, worksheetId: string): Promise<number> {
  const [row] = await query
    .select({ bytes: sql<string>`coalesce(sum(${COUNTED_BYTES}), 0)` })
    .from(files)
    .where(eq(files.worksheetId, worksheetId))
  return Number(row?.bytes ?? 0)
}

/** Notes that bytes are about to come. Call it outside of a transaction and before storing them. */
export async function announceFile(query: Query, digest: string): Promise<void> {
  await query
    .insert(unusedFiles)
    .values({ digest })
    .onConflictDoUpdate({ target: unusedFiles.digest, set: { since: sql`now()` } })
}

/** Gives a worksheet a file whose bytes are stored. Returns false when the worksheet is deleted. */
export async function insertFile(
  query: Query,
  { worksheetId, digest, size, type }: Omit<FileRow, 'createdAt'>,
): Promise<boolean> {
  // The lock makes a deletion wait, which then finds this row as well.
  const { rowCount } = await query.execute(sql`
    insert into files (worksheet_id, digest, size, type)
    select id, ${digest}, ${size}::bigint, ${type} from worksheets where id = ${worksheetId} for key share
    on conflict (worksheet_id, digest) do update set size = excluded.size, type = excluded.type`)
  return rowCount === 1
}

/** Gives a copy the files of its original. The caller holds the rights. */
export async function copyFiles(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.execute(sql`
    insert into files (worksheet_id, digest, size, type)
    select ${to}, digest, size, type from files where worksheet_id = ${from}`)
}

/** Deletes the rows of worksheets. The bytes go later, unless other worksheets have them. */
export async function deleteFiles(transaction: Transaction, worksheetIds: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    with deleted as (delete from files where worksheet_id = any(${sql.param(worksheetIds)}) returning digest)
    insert into unused_files (digest) select distinct digest from deleted order by digest
    on conflict (digest) do update set since = now()`)
}
