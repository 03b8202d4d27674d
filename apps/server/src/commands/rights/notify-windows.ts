import { projectsWithin } from '../../sharing/project-tree.ts'
import type { Context } from '../../context.ts'
import type { FoundItem } from '../find-allowed-item.ts'

/** Makes windows that are open on the item, or on something inside it, look their rights up again. */
export async function notifyWindows(
  { query, rightsWatch }: Context,
  { type, row }: FoundItem,
): Promise<void> {
  if (type === 'Worksheet') return rightsWatch.changed({ worksheets: [row.id] })
  const inner = await projectsWithin(query, row.id)
  await rightsWatch.changed({ projects: [row.id, ...inner.map(project => project.id)] })
}
