/** Stars and archive of the visitor, which change nothing for others. */
import type { ArchiveAnswer, DoneAnswer, SharedType } from '@calcwright/contract'
import type { Visitor } from '../../policies/policy.ts'
import { refuseManaged } from '../../onshape/links.ts'
import { archiveProject, setMarks } from '../../sharing/list-marks.ts'
import { listProjects } from '../../sharing/visitor-projects.ts'
import type { Context } from '../../context.ts'
import { findAllowedItem } from '../find-allowed-item.ts'
import { allTrees } from './list-trees.ts'

const RESTORED = 'Project and all sub-projects and worksheets restored.'

export async function starItem(context: Context, hash: string, starred: boolean): Promise<DoneAnswer> {
  const { type, row } = await findAllowedItem(context, 'star', hash)
  await setMarks(context.query, type, [row.id], (context.visitor as Visitor).userId, { starred })
  return { success: true, message: '' }
}

export async function archiveItem(
  context: Context,
  type: SharedType,
  hash: string,
  archived: boolean,
): Promise<ArchiveAnswer> {
  const hashes = await moveToArchive(context, type, hash, archived)
  if (type === 'Worksheet') return { success: true, message: '', hashes }
  return { success: true, message: archived ? '' : RESTORED, ...(await allTrees(context)), hashes }
}

/** Returns the items that moved: the worksheet, or the project with those inside it. */
export async function moveToArchive(
  context: Context,
  type: SharedType | null,
  hash: string,
  archived: boolean,
): Promise<string[]> {
  const { query, visitor } = context
  const item = await findAllowedItem(context, 'archive', hash, type)
  const { userId } = visitor as Visitor
  if (item.type === 'Worksheet') {
    await setMarks(query, 'Worksheet', [item.row.id], userId, { archived })
    return [hash]
  }
  if (archived)
    await refuseManaged(
      query,
      item,
      'Projects that are linked to Onshape are managed there and not archived. End the link first.',
    )
  const ids = await archiveProject(query, item.row.id, userId, archived)
  const seen = (await listProjects(query, userId)).filter(project => ids.includes(project.id))
  return [...new Set([hash, ...seen.map(project => project.hash)])]
}
