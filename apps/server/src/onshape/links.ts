/** Links of worksheets and projects to documents of Onshape. What is in a linked project is linked with it. */
import { and, eq, inArray, ne, sql } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { onshapeStored, projectOnshape, worksheetOnshape } from '../db/onshape-schema.ts'
import { worksheets } from '../db/schema.ts'
import { Refused } from '../failure.ts'
import type { OnshapePlace } from './documents.ts'

/** An item with the projects around it, as `findAllowedItem` finds it. */
interface Linkable {
  readonly type: 'Worksheet' | 'Project'
  readonly row: { readonly id: string }
  readonly around: readonly { readonly project: { readonly id: string } }[]
}

/** The link of the item itself, else of the nearest project around it; null for none. */
export async function linkOf(query: Query, { type, row, around }: Linkable): Promise<OnshapePlace | null> {
  if (type === 'Worksheet') {
    const [own] = await query.select().from(worksheetOnshape).where(eq(worksheetOnshape.worksheetId, row.id))
    if (own) return own
  }
  const projects = [...(type === 'Project' ? [row.id] : []), ...around.map(({ project }) => project.id)]
  if (projects.length === 0) return null
  const rows = await query.select().from(projectOnshape).where(inArray(projectOnshape.projectId, projects))
  const nearest = projects.find(id => rows.some(({ projectId }) => projectId === id))
  return rows.find(({ projectId }) => projectId === nearest) ?? null
}

/** The fields of answers about a link. */
export const linkFields = (link: OnshapePlace | null) => ({
  onshape_did: link?.documentId ?? null,
  onshape_parent: link?.parent ?? null,
  onshape_element: link?.elementId ?? null,
})

/** Whether it is a project that is linked itself. */
export async function isLinkedProject(
  query: Query,
  { type, row }: Pick<Linkable, 'type' | 'row'>,
): Promise<boolean> {
  return type === 'Project' && (await query.$count(projectOnshape, eq(projectOnshape.projectId, row.id))) > 0
}

/** Throws Refused for a linked project: its document in Onshape decides. @param sentence the reason */
export async function refuseManaged(
  query: Query,
  item: Pick<Linkable, 'type' | 'row'>,
  sentence: string,
): Promise<void> {
  if (await isLinkedProject(query, item)) throw new Refused('rights', sentence)
}

/** @param place null to end the link */
export async function storeLink(
  query: Query,
  { type, row }: Linkable,
  place: OnshapePlace | null,
): Promise<void> {
  await query.transaction(async transaction => {
    if (type === 'Worksheet') {
      await transaction.delete(worksheetOnshape).where(eq(worksheetOnshape.worksheetId, row.id))
      if (place) await transaction.insert(worksheetOnshape).values({ worksheetId: row.id, ...place })
    } else {
      await transaction.delete(projectOnshape).where(eq(projectOnshape.projectId, row.id))
      if (place) await transaction.insert(projectOnshape).values({ projectId: row.id, ...place })
    }
  })
}

interface StoredVariable {
  readonly documentId: string
  readonly elementId: string
  readonly variableId: string
}

/** Notes that a worksheet has set a variable. @returns ids of other worksheets that have set it, the latest first */
export async function noteStored(
  query: Query,
  worksheetId: string,
  variable: StoredVariable,
): Promise<readonly string[]> {
  await query
    .insert(onshapeStored)
    .values({ worksheetId, ...variable })
    .onConflictDoUpdate({
      target: [
        onshapeStored.worksheetId,
        onshapeStored.documentId,
        onshapeStored.elementId,
        onshapeStored.variableId,
      ],
      set: { storedAt: sql`now()` },
    })
  const others = await query
    .select({ id: onshapeStored.worksheetId })
    .from(onshapeStored)
    .innerJoin(worksheets, eq(worksheets.id, onshapeStored.worksheetId))
    .where(
      and(
        eq(onshapeStored.documentId, variable.documentId),
        eq(onshapeStored.elementId, variable.elementId),
        eq(onshapeStored.variableId, variable.variableId),
        ne(onshapeStored.worksheetId, worksheetId),
      ),
    )
    .orderBy(sql`${onshapeStored.storedAt} desc`)
  return others.map(({ id }) => id)
}

/** Ids of the projects that are linked, or have worksheets that are. @param ids projects to look among */
export async function projectsWithOnshape(query: Query, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await query.execute<{ id: string }>(sql`
    select project_id as id from project_onshape where project_id = any(${sql.param(ids)})
    union select project_id from worksheets join worksheet_onshape on worksheet_id = worksheets.id
      where project_id = any(${sql.param(ids)})`)
  return rows.map(({ id }) => id)
}
