import type { InheritedPerson } from '@calcwright/contract'
import { and, eq, inArray } from '../db/drizzle.ts'
import type { Query } from '../db/database.ts'
import { projectRights } from '../db/sharing-schema.ts'
import { levelOn } from '../policies/levels.ts'
import type { ProjectChain } from './places.ts'

/** Inherited rights of a person on an item. */
export type InheritedRights = Pick<InheritedPerson, 'inherited_rights' | 'owner'>

/** Inherited rights by person: the nearest project around the item decides. */
export async function inheritedRights(
  query: Query,
  around: ProjectChain,
): Promise<Map<string, InheritedRights>> {
  const found = new Map<string, InheritedRights>()
  if (around.length === 0) return found
  const ids = around.map(({ project }) => project.id)
  const rows = await query
    .select()
    .from(projectRights)
    .where(and(inArray(projectRights.projectId, ids), eq(projectRights.pending, false)))
  const people = new Set(rows.map(row => row.userId))
  for (const userId of people) {
    const places = around.map(place => ({
      ...place,
      publicRights: -1,
      teamRights: -1,
      given: rows.find(row => row.userId === userId && row.projectId === place.project.id)?.rights ?? null,
    }))
    const level = levelOn(places, { userId, name: '', local: false })
    if (level > 0) found.set(userId, { inherited_rights: level, owner: false })
  }
  for (const { ownerId } of around) found.set(ownerId, { inherited_rights: 4, owner: true })
  return found
}
