import { sql } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import type { FileStore } from './file-store.ts'

/**
 * Removes bytes that no worksheet has had a row for since a day. file-rows.ts states why no bytes are removed
 * that a worksheet has or is about to get.
 */
export async function removeUnusedFiles(query: Query, store: FileStore): Promise<void> {
  while (await removeNext(query, store)) continue
}

/** Returns false when there is nothing to remove. */
function removeNext(query: Query, store: FileStore): Promise<boolean> {
  return query.transaction(async transaction => {
    const { rows } = await transaction.execute<{ digest: string }>(sql`
      delete from unused_files where digest = (
        select digest from unused_files where since < now() - interval '1 day'
        order by since limit 1 for update skip locked)
      returning digest`)
    const [unused] = rows
    if (!unused) return false
    const { rowCount } = await transaction.execute(
      sql`select 1 from files where digest = ${unused.digest} limit 1`,
    )
    if (rowCount === 0) await store.remove(unused.digest)
    return true
  })
}
