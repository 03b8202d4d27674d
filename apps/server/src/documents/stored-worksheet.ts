/** Reading and writing a worksheet's rows. */
import { mergeStates } from '@calcwright/document'
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Query, Transaction } from '../db/database.ts'
import { worksheetHashes, worksheetSnapshots, worksheetUpdates, worksheets } from '../db/schema.ts'
import { type ArchiveChange, mergeArchive } from './archive.ts'

export type WorksheetRow = typeof worksheets.$inferSelect

/** The content of a worksheet as of a version. */
export interface StoredContent {
  readonly version: number
  /** Whole state, encoded. */
  readonly document: Uint8Array
  /** Results snapshot, '' for none. */
  readonly archive: string
  /** Of the snapshot that the later updates come on top of. */
  readonly snapshotVersion: number
}

export interface NewUpdate {
  readonly document: Uint8Array
  readonly archive: ArchiveChange
  readonly userId: string | null
}

export async function findWorksheet(query: Query, hash: string): Promise<WorksheetRow | null> {
  const [place] = await query.select().from(worksheetHashes).where(eq(worksheetHashes.hash, hash))
  if (!place) return null
  const [row] = await query.select().from(worksheets).where(eq(worksheets.id, place.worksheetId))
  return row ?? null
}

/** null when the worksheet does not exist. */
export async function readContent(query: Query, id: string): Promise<StoredContent | null> {
  // One view of both tables: between two of them the snapshot could swallow updates.
  return query.transaction(
    async transaction => {
      const [snapshot] = await transaction
        .select()
        .from(worksheetSnapshots)
        .where(eq(worksheetSnapshots.worksheetId, id))
      if (!snapshot) return null
      const updates = await readUpdates(transaction, id, snapshot.version)
      const documents = updates.map(update => update.document).filter(document => document.length > 0)
      const changes = updates.map(update => ({ text: update.archive, full: update.archiveFull }))
      return {
        version: updates.at(-1)?.version ?? snapshot.version,
        document: documents.length > 0 ? mergeStates([snapshot.document, ...documents]) : snapshot.document,
        archive: mergeArchive(snapshot.archive, changes),
        snapshotVersion: snapshot.version,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function readUpdates(transaction: Transaction, id: string, after: number) {
  return transaction
    .select()
    .from(worksheetUpdates)
    .where(and(eq(worksheetUpdates.worksheetId, id), gt(worksheetUpdates.version, after)))
    .orderBy(asc(worksheetUpdates.version))
}

export interface NewWorksheetRow {
  readonly id: string
  readonly hash: string
  readonly name: string
  readonly ownerId: string
  readonly document: Uint8Array
  readonly archive: string
}

/** Writes a worksheet of version 1. */
export async function insertWorksheet(query: Query, worksheet: NewWorksheetRow): Promise<WorksheetRow> {
  const { id, hash, name, ownerId, document, archive } = worksheet
  return query.transaction(async transaction => {
    await transaction.insert(worksheetHashes).values({ hash, worksheetId: id })
    await transaction.insert(worksheetSnapshots).values({ worksheetId: id, version: 1, document, archive })
    const [row] = await transaction
      .insert(worksheets)
      .values({ id, hash, name, ownerId, version: 1 })
      .returning()
    return row as WorksheetRow
  })
}

export interface NewHead {
  readonly name: string
  /** null leaves it as it is. */
  readonly uploads: string | null
}

/**
 * Appends updates as the versions after `version`, in one transaction. Returns the moment of the
 * change, or null, having written nothing, when the stored version is another one.
 */
export async function appendUpdates(
  query: Query,
  id: string,
  version: number,
  updates: readonly NewUpdate[],
  head: NewHead,
): Promise<Date | null> {
  const rows = updates.map(({ document, archive, userId }, index) => ({
    worksheetId: id,
    version: version + 1 + index,
    document,
    archive: archive.text,
    archiveFull: archive.full,
    userId,
  }))
  return query.transaction(async transaction => {
    const [row] = await transaction
      .update(worksheets)
      .set({
        version: version + updates.length,
        name: head.name,
        updatedAt: sql`now()`,
        ...(head.uploads === null ? {} : { uploads: head.uploads }),
      })
      .where(and(eq(worksheets.id, id), eq(worksheets.version, version)))
      .returning({ updatedAt: worksheets.updatedAt })
    if (!row) return null
    await transaction.insert(worksheetUpdates).values(rows)
    return row.updatedAt
  })
}

/** Makes the content the snapshot, and removes the updates that it holds. Does nothing when a later one is there. */
export async function writeSnapshot(
  query: Query,
  id: string,
  content: Pick<StoredContent, 'version' | 'document' | 'archive'>,
): Promise<void> {
  const { version, document, archive } = content
  await query.transaction(async transaction => {
    const written = await transaction
      .update(worksheetSnapshots)
      .set({ version, document, archive })
      .where(and(eq(worksheetSnapshots.worksheetId, id), lt(worksheetSnapshots.version, version)))
      .returning({ version: worksheetSnapshots.version })
    if (written.length === 0) return
    await transaction
      .delete(worksheetUpdates)
      .where(and(eq(worksheetUpdates.worksheetId, id), lte(worksheetUpdates.version, version)))
  })
}
