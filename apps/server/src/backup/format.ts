/**
 * A backup file: gzip over text, in one or more parts. The first line is the header, as JSON. Each table follows: a line of
 * JSON that names it, its rows as COPY writes them, and a line `\.`, which no row can be. Then come the
 * files of worksheets: a line of JSON with the digest of one, and a line with its bytes as base64. The last
 * line says that the backup is whole.
 */
import { Digest } from '@calcwright/contract'
import * as z from 'zod/mini'

export const BackupHeader = z.object({
  calcwright: z.literal('backup'),
  format: z.literal(1),
  /** ISO 8601. */
  created: z.string(),
  /** Migrations that had run, in order. They make the tables that the rows fit. */
  migrations: z.array(z.string()).check(z.minLength(1)),
})
export type BackupHeader = z.infer<typeof BackupHeader>

export const TableHead = z.object({ table: z.string(), columns: z.array(z.string()).check(z.minLength(1)) })
export type TableHead = z.infer<typeof TableHead>

export const FileHead = z.object({ file: Digest })

export const END_OF_TABLE = '\\.'
export const END_OF_BACKUP = '{"end":true}'
