/** The statement that every save waits for. */
import type { Pool } from 'pg'
import type { ArchiveChange } from './archive.ts'

export interface NewUpdate {
  readonly document: Uint8Array
  readonly archive: ArchiveChange
  readonly userId: string | null
  /** Bytes of the pictures in the document. */
  readonly images: number
}

const FIELDS = ['bigint', 'bytea', 'text', 'boolean', 'text', 'bigint'] as const

/**
 * Builds one statement, which is one transaction and one round trip. The row's version is the lock: no two
 * processes can move it from the same value.
 */
function statement(count: number): { name: string; text: string } {
  const rows = Array.from({ length: count }, (_, row) => {
    const fields = FIELDS.map((type, field) => `$${7 + row * FIELDS.length + field}::${type}`)
    return `(${fields.join(', ')})`
  })
  return {
    name: `append-updates-${count}`,
    text: `
      with head as (
        update worksheets
        set version = $3::bigint, name = $4, updated_at = case when $6::boolean then now() else updated_at end
        where id = $1 and version = $2::bigint
        returning updated_at
      ), unrevised as (
        insert into unrevised_changes (worksheet_id, authors)
        select $1, $5::text[] from head where $6::boolean
        on conflict (worksheet_id) do update set last_at = now(), authors = array(
          select distinct unnest(unrevised_changes.authors || excluded.authors)
        )
      )
      insert into worksheet_updates
        (worksheet_id, version, document, archive, archive_full, user_id, image_bytes)
      select $1, added.version, added.document, added.archive, added.archive_full, added.user_id, added.image_bytes
      from head cross join (values ${rows.join(', ')})
        as added (version, document, archive, archive_full, user_id, image_bytes)
      returning (select updated_at from head) as moment`,
  }
}

/**
 * Appends updates as the versions after `version`, stores the name in the worksheet's row, and notes that the
 * worksheet changed since its last revision. Results alone are no change of it. Returns the time of the last change,
 * or null, having written nothing, when the stored version is another one.
 */
export async function appendUpdates(
  pool: Pool,
  id: string,
  version: number,
  updates: readonly NewUpdate[],
  name: string,
): Promise<Date | null> {
  const rows = updates.flatMap(({ document, archive, userId, images }, index) => [
    version + 1 + index,
    Buffer.from(document.buffer, document.byteOffset, document.byteLength),
    archive.text,
    archive.full,
    userId,
    images,
  ])
  const changes = updates.filter(({ document }) => document.length > 0)
  const authors = [...new Set(changes.flatMap(({ userId }) => userId ?? []))]
  const head = [id, version, version + updates.length, name, authors, changes.length > 0]
  const values = [...head, ...rows]
  const result = await pool.query<{ moment: Date }>({ ...statement(updates.length), values })
  return result.rows[0]?.moment ?? null
}
