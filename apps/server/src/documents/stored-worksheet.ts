/** Reading and writing a worksheet's rows. */
import { and, asc, eq, lte, ne, or, sql } from '../db/drizzle.ts'
import type { Pool } from 'pg'
import type { Query, Transaction } from '../db/database.ts'
import type { WorksheetRow } from './worksheet-finder.ts'
import {
  unrevisedChanges,
  worksheetHashes,
  worksheetRights,
  worksheetMarks,
  worksheetSnapshots,
  worksheetUpdates,
  worksheets,
} from '../db/schema.ts'
import { fromBase64 } from './base64.ts'
import type { DocumentWork } from './document-work.ts'
import type { Encoded } from './open-sheet.ts'
import { allocateShared } from './shared-bytes.ts'
import type { StoredContent } from './stored-content.ts'

/** Returns null when the worksheet does not exist. */
export function readContent(reading: StoredReadServices, id: string): Promise<StoredContent | null> {
  return reading.documents.reads.read(id, async () => {
    const { largeCache } = reading.documents
    const cached = largeCache.get(id)
    const content = cached && (await isStored(reading, id, cached)) ? cached : await read(reading, id)
    if (content) largeCache.keep(id, content)
    return content
  })
}

async function isStored(
  { query }: StoredReadServices,
  id: string,
  { version }: StoredContent,
): Promise<boolean> {
  const [row] = await query
    .select({ version: worksheets.version })
    .from(worksheets)
    .where(eq(worksheets.id, id))
  return row?.version === version
}

async function read({ query, documents }: StoredReadServices, id: string): Promise<StoredContent | null> {
  const stored = await readStored(query, id)
  if (!stored) return null
  const { snapshot, updates } = stored
  const version = updates.at(-1)?.version ?? snapshot.version
  const { document, archive } = snapshot
  const about = { version, snapshotVersion: snapshot.version }
  if (updates.length === 0) return { ...about, document, archive }
  const states = [document, ...updates.map(update => update.document).filter(update => update.length > 0)]
  const changes = updates.map(update => ({ text: update.archive, full: update.archiveFull }))
  const bytes = sum(states) + archive.length + changes.reduce((all, { text }) => all + text.length, 0)
  return { ...about, ...(await documents.run(bytes, 'merge', states, archive, changes)) }
}

/** Stored bytes of a worksheet with its results; 0 when it does not exist. */
export async function storedBytes(query: Query, id: string): Promise<number> {
  const { rows } = await query.execute<{ bytes: string }>(sql`
    select coalesce(sum(octet_length(document) + octet_length(archive)), 0) as bytes from (
      select document, archive from worksheet_snapshots where worksheet_id = ${id}
      union all select document, archive from worksheet_updates where worksheet_id = ${id}
    ) as stored`)
  return Number(rows[0]?.bytes ?? 0)
}

/** Dependencies of reading a worksheet. */
export interface StoredReadServices {
  readonly query: Query
  readonly documents: DocumentWork
}

const sum = (states: readonly Uint8Array[]): number => states.reduce((all, state) => all + state.length, 0)

interface StoredRow {
  readonly version: number
  readonly document: Uint8Array
  readonly archive: string
  readonly archiveFull: boolean
}

/** Bytes that are read at once. A connection delivers a row as a whole and blocks the thread meanwhile. */
const PIECE = 2 * 1024 * 1024

interface Stored {
  readonly snapshot: StoredRow
  /** Updates on top of the snapshot, in order. */
  readonly updates: readonly StoredRow[]
}

async function readStored(query: Query, id: string): Promise<Stored | null> {
  const rows = await readRows(query, id)
  if (rows[0]?.document !== null) return split(rows as readonly StoredRow[])
  return query.transaction(
    async transaction => {
      const [snapshot, ...updates] = await readRows(transaction, id)
      if (!snapshot) return null
      const document = snapshot.document ?? (await readInPieces(transaction, id, snapshot.bytes))
      return split([{ ...snapshot, document }, ...(updates as readonly StoredRow[])])
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function split([snapshot, ...updates]: readonly StoredRow[]): Stored | null {
  return snapshot ? { snapshot, updates } : null
}

type Row = Omit<StoredRow, 'document'> & {
  readonly bytes: number
  /** Bytes of the document; null for a snapshot that is to be read in pieces. */
  readonly document: Uint8Array | null
}

/**
 * Reads the snapshot and later updates in one statement, and so in one view: between two statements a
 * snapshot could swallow updates.
 */
async function readRows(query: Query, id: string): Promise<readonly Row[]> {
  const { rows } = await query.execute<Row & { version: string }>(sql`
    select version, octet_length(document) as bytes,
      case when octet_length(document) <= ${PIECE} then document end as document,
      archive, true as "archiveFull"
    from worksheet_snapshots where worksheet_id = ${id}
    union all
    select version, 0, document, archive, archive_full from worksheet_updates
    where worksheet_id = ${id}
      and version > (select version from worksheet_snapshots where worksheet_id = ${id})
    order by version`)
  return rows.map(row => ({ ...row, version: Number(row.version) }))
}

async function readInPieces(transaction: Transaction, id: string, bytes: number): Promise<Uint8Array> {
  const { document } = worksheetSnapshots
  const isIts = eq(worksheetSnapshots.worksheetId, id)
  const whole = allocateShared(bytes)
  for (let at = 0; at < bytes; at += PIECE) {
    // Base64 is a third shorter than the connection's own encoding of bytes, and quicker to read.
    const piece = sql<string>`encode(substring(${document} from ${at + 1}::int for ${PIECE}::int), 'base64')`
    const [part] = await transaction.select({ piece }).from(worksheetSnapshots).where(isIts)
    if (part) whole.set(fromBase64(part.piece), at)
  }
  return whole
}

/** Updates after a version that others have stored. */
export interface LaterUpdates {
  /** Version of the last update. */
  readonly version: number
  readonly snapshotVersion: number
  readonly documents: readonly Uint8Array[]
}

/**
 * One statement, because between two a snapshot could swallow updates. Each of several processes runs it at
 * most saves, so it is prepared and bypasses the query builder.
 */
const UPDATES_AFTER = {
  name: 'updates-after',
  text: `
    select snapshot.version as snapshot, added.version, added.document
    from worksheet_snapshots snapshot
    left join worksheet_updates added on added.worksheet_id = snapshot.worksheet_id and added.version > $2::bigint
    where snapshot.worksheet_id = $1
    order by added.version`,
}

/** A row as PostgreSQL sends it, with 64-bit numbers as texts. */
interface UpdateAfter {
  readonly snapshot: string
  readonly version: string | null
  readonly document: Uint8Array | null
}

/** Returns null when a snapshot has swallowed some of the updates, or the worksheet does not exist. */
export async function readUpdatesAfter(
  pool: Pool,
  id: string,
  version: number,
): Promise<LaterUpdates | null> {
  const { rows } = await pool.query<UpdateAfter>({ ...UPDATES_AFTER, values: [id, version] })
  const [first] = rows
  if (!first || Number(first.snapshot) > version) return null
  const documents = rows.flatMap(({ document }) => (document && document.length > 0 ? [document] : []))
  return {
    version: Number(rows.at(-1)?.version ?? version),
    snapshotVersion: Number(first.snapshot),
    documents,
  }
}

export interface NewWorksheetRow {
  readonly id: string
  readonly hash: string
  readonly name: string
  readonly ownerId: string
  readonly document: Uint8Array
  readonly archive: string
  /** Bytes of the pictures in the document. */
  readonly images: number
  /** Id of the project around it; null or absent at the top. */
  readonly projectId?: string | null
  /** Id of the original, for a copy. */
  readonly copiedFrom?: string
  /** Initial rights of others, who find the worksheet among the copies of theirs and not in their lists. */
  readonly rights?: readonly { readonly userId: string; readonly rights: number }[]
}

/** Writes a worksheet of version 1. */
export async function insertWorksheet(query: Query, worksheet: NewWorksheetRow): Promise<WorksheetRow> {
  const { id, hash, name, ownerId, projectId, document, archive, images, copiedFrom, rights = [] } = worksheet
  return query.transaction(async transaction => {
    await transaction.insert(worksheetHashes).values({ hash, worksheetId: id })
    await transaction
      .insert(worksheetSnapshots)
      .values({ worksheetId: id, version: 1, document, archive, imageBytes: images })
    for (const given of rights) {
      await transaction.insert(worksheetRights).values({ worksheetId: id, ...given })
      await transaction
        .insert(worksheetMarks)
        .values({ worksheetId: id, userId: given.userId, removed: true })
    }
    await transaction.insert(unrevisedChanges).values({ worksheetId: id, authors: [ownerId] })
    const [row] = await transaction
      .insert(worksheets)
      .values({ id, hash, name, ownerId, projectId, copiedFrom, version: 1 })
      .returning()
    return row as WorksheetRow
  })
}

/**
 * Replaces the snapshot by the document with the results up to its version, and deletes the updates that it
 * holds. Does nothing when a later snapshot exists.
 */
export async function writeSnapshot(
  { query, documents }: StoredReadServices,
  id: string,
  version: number,
  { document, images: imageBytes }: Encoded,
): Promise<void> {
  await query.transaction(async transaction => {
    const [snapshot] = await transaction
      .select({ version: worksheetSnapshots.version, archive: worksheetSnapshots.archive })
      .from(worksheetSnapshots)
      .where(eq(worksheetSnapshots.worksheetId, id))
      .for('update')
    if (!snapshot || snapshot.version >= version) return
    const held = and(eq(worksheetUpdates.worksheetId, id), lte(worksheetUpdates.version, version))
    const changes = await transaction
      .select({ text: worksheetUpdates.archive, full: worksheetUpdates.archiveFull })
      .from(worksheetUpdates)
      .where(and(held, or(ne(worksheetUpdates.archive, ''), worksheetUpdates.archiveFull)))
      .orderBy(asc(worksheetUpdates.version))
    const bytes = changes.reduce((all, { text }) => all + text.length, snapshot.archive.length)
    const { archive } = await documents.run(bytes, 'merge', [], snapshot.archive, changes)
    const set = { version, document, imageBytes, ...(changes.length > 0 ? { archive } : {}) }
    await transaction.update(worksheetSnapshots).set(set).where(eq(worksheetSnapshots.worksheetId, id))
    await transaction.delete(worksheetUpdates).where(held)
  })
}
