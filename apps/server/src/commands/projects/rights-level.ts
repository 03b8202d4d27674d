import { type RightsLevelAnswer, nameInAddress } from '@calcwright/contract'
import { and, eq, inArray } from '../../db/drizzle.ts'
import { worksheetMarks, worksheets } from '../../db/schema.ts'
import { isLinkedProject, linkFields, linkOf } from '../../onshape/links.ts'
import { projectsWithin, projectMarksOf } from '../../sharing/project-tree.ts'
import type { Context } from '../../context.ts'
import { namesOf } from './list-rows.ts'
import { type FoundItem, findAllowedItem, visiblePath } from '../find-allowed-item.ts'

/** Level of the visitor on a worksheet or project, and its marks in the visitor's lists. */
export async function rightsLevel(
  context: Context,
  hash: string,
  type: 'Worksheet' | null = null,
): Promise<RightsLevelAnswer> {
  const item = await findAllowedItem(context, 'rights_level', hash, type)
  const { row, level } = item
  const link = await linkOf(context.query, item)
  const teamOfProject = item.around.some(({ project }) => project.teamId !== null)
  return {
    success: true,
    hash_string: row.hash,
    name: row.name,
    item_type: item.type,
    rights_level: level,
    own: row.ownerId === context.visitor?.userId,
    owner: (await namesOf(context, [row.ownerId])).get(row.ownerId) ?? '',
    team: row.teamId !== null || teamOfProject,
    ...(await marksOf(context, item)),
    parent_project_hash: visiblePath(item.around, context.visitor).at(-1)?.hash_string ?? null,
    url_end: nameInAddress(row.name),
    ...(await countInside(context, item)),
    ...linkFields(link),
    onshape: link !== null,
    onshape_managed: await isLinkedProject(context.query, item),
  }
}

/** Counts the items that deleting a project deletes. */
async function countInside({ query }: Context, { type, row, level }: FoundItem) {
  if (type !== 'Project' || level < 4) return { projects_inside: 0, worksheets_inside: 0 }
  const inner = await projectsWithin(query, row.id)
  const ids = [row.id, ...inner.map(project => project.id)]
  const worksheetsInside = await query.$count(worksheets, inArray(worksheets.projectId, ids))
  return { projects_inside: inner.length, worksheets_inside: worksheetsInside }
}

/** Marks of the visitor on an item. */
export async function marksOf({ query, visitor }: Context, item: FoundItem) {
  if (visitor === null) return { starred: false, archived: false }
  const marks = await projectMarksOf(query, visitor.userId)
  if (item.type === 'Project') {
    const { starred = false, archived = false } = marks.get(item.row.id) ?? {}
    return { starred, archived }
  }
  const [own] = await query
    .select()
    .from(worksheetMarks)
    .where(and(eq(worksheetMarks.worksheetId, item.row.id), eq(worksheetMarks.userId, visitor.userId)))
  const withProject = marks.get(item.row.projectId ?? '')?.archived
  return { starred: own?.starred ?? false, archived: own?.archived ?? withProject ?? false }
}
