/** Rows of parameters of Fusion, one a worksheet: what it sets, and the document that it is linked to. */
import type { DocumentParameter, FusionParameter } from '@calcwright/contract'
import { and, eq, inArray, isNotNull, ne, sql } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { worksheetFusion, worksheets } from '../db/schema.ts'

export interface FusionState {
  /** Fusion's id of the document; null for none. */
  readonly documentId: string | null
  readonly documentName: string
  /** Parameters that the document had when its add-in last sent them. */
  readonly document: readonly DocumentParameter[]
  /** Parameters that the worksheet sets. */
  readonly set: readonly FusionParameter[]
}

const NONE: FusionState = { documentId: null, documentName: '', document: [], set: [] }

export async function readFusion(query: Query, worksheetId: string): Promise<FusionState> {
  const [row] = await query.select().from(worksheetFusion).where(eq(worksheetFusion.worksheetId, worksheetId))
  if (!row) return NONE
  const { documentId, documentName, document, set } = row
  const parameters = Object.entries(set).map(([name, value]) => ({ name, ...value }))
  return { documentId, documentName, document, set: parameters.toSorted(byName) }
}

const byName = (a: FusionParameter, b: FusionParameter): number => (a.name < b.name ? -1 : 1)

/** The id of the linked document; null for none. */
export async function fusionDocumentOf(query: Query, worksheetId: string): Promise<string | null> {
  const [row] = await query
    .select({ id: worksheetFusion.documentId })
    .from(worksheetFusion)
    .where(eq(worksheetFusion.worksheetId, worksheetId))
  return row?.id ?? null
}

/** Stores what a worksheet sets. @param replace whether others that it has set are set no more */
export async function storeSet(
  query: Query,
  worksheetId: string,
  parameters: readonly FusionParameter[],
  replace: boolean,
): Promise<void> {
  const set = Object.fromEntries(parameters.map(({ name, value, unit }) => [name, { value, unit }]))
  const joined = sql`${worksheetFusion.set} || ${JSON.stringify(set)}::jsonb`
  await query
    .insert(worksheetFusion)
    .values({ worksheetId, set })
    .onConflictDoUpdate({
      target: worksheetFusion.worksheetId,
      set: { set: replace ? set : joined, updatedAt: sql`now()` },
    })
}

interface PushedDocument {
  readonly id: string
  readonly name: string
  readonly parameters: DocumentParameter[]
}

/**
 * Links the worksheet to the document and stores the document's parameters. Returns false, having changed
 * nothing, where it is linked to another document and `relink` is not set.
 */
export async function linkDocument(
  query: Query,
  worksheetId: string,
  { id, name, parameters }: PushedDocument,
  relink: boolean,
): Promise<boolean> {
  const columns = { documentId: id, documentName: name, document: parameters }
  const written = await query
    .insert(worksheetFusion)
    .values({ worksheetId, ...columns })
    .onConflictDoUpdate({
      target: worksheetFusion.worksheetId,
      set: { ...columns, updatedAt: sql`now()` },
      setWhere: relink ? undefined : sql`coalesce(${worksheetFusion.documentId}, ${id}) = ${id}`,
    })
    .returning({ worksheetId: worksheetFusion.worksheetId })
  return written.length > 0
}

/** Names among these that other worksheets set in the same document, in order. */
export async function duplicatesOf(
  query: Query,
  worksheetId: string,
  { documentId, set }: FusionState,
): Promise<string[]> {
  if (documentId === null || set.length === 0) return []
  const others = await query
    .select({ set: worksheetFusion.set })
    .from(worksheetFusion)
    .innerJoin(worksheets, eq(worksheets.id, worksheetFusion.worksheetId))
    .where(and(eq(worksheetFusion.documentId, documentId), ne(worksheetFusion.worksheetId, worksheetId)))
  const names = new Set(others.flatMap(other => Object.keys(other.set)))
  return set.map(({ name }) => name).filter(name => names.has(name))
}

/** Projects among these that hold a worksheet with a linked document. */
export async function projectsWithFusion(query: Query, projectIds: readonly string[]): Promise<string[]> {
  if (projectIds.length === 0) return []
  const rows = await query
    .selectDistinct({ id: worksheets.projectId })
    .from(worksheetFusion)
    .innerJoin(worksheets, eq(worksheets.id, worksheetFusion.worksheetId))
    .where(and(isNotNull(worksheetFusion.documentId), inArray(worksheets.projectId, [...projectIds])))
  return rows.flatMap(({ id }) => id ?? [])
}
