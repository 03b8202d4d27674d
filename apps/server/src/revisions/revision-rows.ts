/** Rows of revisions. A revision is the whole document and its results, each compressed. */
import { and, asc, desc, eq, isNotNull, sql } from '../db/drizzle.ts'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Query } from '../db/database.ts'
import { revisions } from '../db/schema.ts'
import type { StoredContent } from '../documents/stored-content.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Level 5 is three times as fast as the default on worksheets, and a twentieth larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A revision without its content. */
export interface RevisionRow {
  readonly hash: string
  /** Version of the worksheet whose state it is. */
  readonly version: number
  /** Name that a person gave it; null for one that was made automatically. */
  readonly name: string | null
  /** Name of the worksheet at that time. */
  readonly sheetName: string
  /** Ids of those who changed the worksheet since the revision before. */
  readonly authors: readonly string[]
  readonly createdAt: Date
}

const HEAD = {
  hash: revisions.hash,
  version: revisions.version,
  name: revisions.name,
  sheetName: revisions.sheetName,
  authors: revisions.authors,
  createdAt: revisions.createdAt,
} as const

/** Revisions of a worksheet, the newest first. */
export function listRevisions(query: Query, worksheetId: string): Promise<RevisionRow[]> {
  return query
    .select(HEAD)
    .from(revisions)
    .where(eq(revisions.worksheetId, worksheetId))
    .orderBy(desc(revisions.version))
}

/** Revisions that have names, the newest first; a table on paper has room for so many. */
export function listNamedRevisions(query: Query, worksheetId: string): Promise<RevisionRow[]> {
  return query
    .select(HEAD)
    .from(revisions)
    .where(and(eq(revisions.worksheetId, worksheetId), isNotNull(revisions.name)))
    .orderBy(desc(revisions.version))
    .limit(NAMED)
}

const NAMED = 30

/** Returns null when the worksheet has no such revision. */
export async function findRevision(query: Query, worksheetId: string, hash: string) {
  const [row] = await query.select(HEAD).from(revisions).where(isRevision(worksheetId, hash))
  return row ?? null
}

/** Document and results of a revision; null when the worksheet has no such revision. */
export async function readRevision(
  query: Query,
  worksheetId: string,
  hash: string,
): Promise<(RevisionRow & { document: Uint8Array; archive: string }) | null> {
  const [row] = await query.select().from(revisions).where(isRevision(worksheetId, hash))
  if (!row) return null
  const [document, archive] = await Promise.all([decompress(row.document), decompress(row.archive)])
  return { ...row, document: new Uint8Array(document), archive: archive.toString() }
}

export interface NewRevision {
  readonly worksheetId: string
  readonly hash: string
  readonly name: string | null
  readonly sheetName: string
  readonly authors: readonly string[]
  readonly content: StoredContent
}

/**
 * Stores a revision. A revision of the same version that exists already gets the name, if there is one, and
 * keeps its hash. Returns the row as it is stored; null when the worksheet is deleted.
 */
export async function insertRevision(
  query: Query,
  { worksheetId, hash, name, sheetName, authors, content }: NewRevision,
): Promise<RevisionRow | null> {
  const [document, archive] = await Promise.all([
    compress(content.document, QUALITY),
    compress(content.archive, QUALITY),
  ])
  // The lock makes a deletion wait, which then finds this row as well.
  const { rowCount } = await query.execute(sql`
    insert into revisions (worksheet_id, hash, version, name, sheet_name, authors, document, archive)
    select id, ${hash}, ${content.version}::bigint, ${name}, ${sheetName}, ${sql.param(authors)}::text[], ${document}, ${archive}
    from worksheets where id = ${worksheetId} for key share
    on conflict (worksheet_id, version) do update set name = coalesce(excluded.name, revisions.name)`)
  if (rowCount === 0) return null
  const at = and(eq(revisions.worksheetId, worksheetId), eq(revisions.version, content.version))
  const [row] = await query.select(HEAD).from(revisions).where(at)
  return row ?? null
}

/** Gives a revision a name, or takes it away. Returns false when there is no such revision. */
export async function renameRevision(
  query: Query,
  worksheetId: string,
  hash: string,
  name: string | null,
): Promise<boolean> {
  const { rowCount } = await query.update(revisions).set({ name }).where(isRevision(worksheetId, hash))
  return rowCount === 1
}

export async function deleteRevisions(
  query: Query,
  worksheetId: string,
  versions: readonly number[],
): Promise<void> {
  if (versions.length === 0) return
  const which = sql`${revisions.version} = any(${sql.param(versions)}::bigint[])`
  await query.delete(revisions).where(and(eq(revisions.worksheetId, worksheetId), which))
}

/** Automatic revisions of a worksheet, the oldest first. */
export function automaticRevisions(query: Query, worksheetId: string) {
  return query
    .select({ version: revisions.version, createdAt: revisions.createdAt })
    .from(revisions)
    .where(and(eq(revisions.worksheetId, worksheetId), sql`${revisions.name} is null`))
    .orderBy(asc(revisions.version))
}

const isRevision = (worksheetId: string, hash: string) =>
  and(eq(revisions.worksheetId, worksheetId), eq(revisions.hash, hash))
