/** Programs to which the items of a list are linked. */
import type { ListItem } from '@calcwright/contract'
import { and, inArray, isNotNull } from '../../db/drizzle.ts'
import type { Query } from '../../db/database.ts'
import { projectOnshape, worksheetOnshape } from '../../db/onshape-schema.ts'
import { worksheetFusion } from '../../db/schema.ts'

type Links = ReadonlyMap<string, NonNullable<ListItem['linked_to']>>

/** @returns the programs of each linked worksheet by its id */
export async function linksOfWorksheets(
  query: Query,
  rows: readonly { readonly id: string }[],
): Promise<Links> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const [onshape, fusion] = await Promise.all([
    query
      .select({ id: worksheetOnshape.worksheetId })
      .from(worksheetOnshape)
      .where(inArray(worksheetOnshape.worksheetId, ids)),
    query
      .select({ id: worksheetFusion.worksheetId })
      .from(worksheetFusion)
      .where(and(inArray(worksheetFusion.worksheetId, ids), isNotNull(worksheetFusion.documentId))),
  ])
  const links = new Map<string, NonNullable<ListItem['linked_to']>>()
  for (const { id } of onshape) links.set(id, ['Onshape'])
  for (const { id } of fusion) links.set(id, [...(links.get(id) ?? []), 'Fusion'])
  return links
}

/** @returns the programs of each linked project by its id */
export async function linksOfProjects(
  query: Query,
  rows: readonly { readonly id: string }[],
): Promise<Links> {
  if (rows.length === 0) return new Map()
  const linked = await query
    .select({ id: projectOnshape.projectId })
    .from(projectOnshape)
    .where(
      inArray(
        projectOnshape.projectId,
        rows.map(({ id }) => id),
      ),
    )
  return new Map(linked.map(({ id }) => [id, ['Onshape']]))
}
