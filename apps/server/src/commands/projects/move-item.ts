/** POST /projects/move. */
import { type MoveAnswer, PROJECT_DEPTH, type SharedType } from '@calcwright/contract'
import { eq, sql } from 'drizzle-orm'
import { worksheets } from '../../db/schema.ts'
import { projects } from '../../db/sharing-schema.ts'
import { Refused } from '../../failure.ts'
import { levelOn } from '../../policies/policy.ts'
import { projectsWithin } from '../../sharing/project-tree.ts'
import { readChains } from '../../sharing/places.ts'
import { archiveWith } from '../../sharing/shelf.ts'
import type { Context } from '../context.ts'
import {
  type FoundItem,
  type FoundProject,
  findAllowedItem,
  findAllowedProject,
  visiblePath,
} from '../find-allowed-item.ts'
import { tooDeep } from './new-project.ts'

/** Held while a project moves: two of them at once could go into each other. Nothing else locks this number. */
const MOVE_LOCK = 7_265_003

/** @param targetHash null for the top */
export async function moveItem(
  context: Context,
  type: SharedType | null,
  hash: string,
  targetHash: string | null,
): Promise<MoveAnswer> {
  const item = await findAllowedItem(context, 'move', hash, type)
  const target = targetHash === null ? null : await findAllowedProject(context, 'create_inside', targetHash)
  refuseGain(context, item, target)
  if (item.type === 'Worksheet') await moveWorksheet(context, item.row.id, target)
  else await moveProject(context, item, target)
  const path = target ? visiblePath(target.places, context.visitor) : []
  return { success: true, hash_string: item.row.hash, path }
}

/** Whoever may only edit something does not become its administrator by moving it to a project of their own. */
function refuseGain({ visitor }: Context, item: FoundItem, target: FoundProject | null): void {
  const after = levelOn([...item.places.slice(0, 1), ...(target?.places ?? [])], visitor)
  if (after > item.level)
    throw new Refused('rights', 'Only who administers this document can move it to this project')
}

async function moveWorksheet(context: Context, id: string, target: FoundProject | null): Promise<void> {
  await context.query
    .update(worksheets)
    .set({ projectId: target?.row.id ?? null })
    .where(eq(worksheets.id, id))
  await context.rightsWatch.changed({ worksheets: [id] })
}

async function moveProject(
  context: Context,
  { row }: FoundProject,
  target: FoundProject | null,
): Promise<void> {
  const moved = await context.query.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${MOVE_LOCK})`)
    const inner = await projectsWithin(transaction, row.id)
    const chain = target
      ? ((await readChains(transaction, null, [target.row.id])).get(target.row.id) ?? [])
      : []
    if (chain.some(({ project }) => project.id === row.id))
      throw new Refused('invalid', 'A project cannot be moved into itself or into one of its sub-projects.')
    if (chain.length + heightOf(row.id, inner) > PROJECT_DEPTH) throw tooDeep()
    await transaction
      .update(projects)
      .set({ parentId: target?.row.id ?? null })
      .where(eq(projects.id, row.id))
    const ids = [row.id, ...inner.map(project => project.id)]
    if (target) await archiveWith(transaction, ids, target.row.id)
    return ids
  })
  await context.rightsWatch.changed({ projects: moved })
}

/** How many levels of projects a project is, itself included. */
function heightOf(
  id: string,
  inner: readonly { readonly id: string; readonly parentId: string | null }[],
): number {
  const heights = inner.filter(project => project.parentId === id).map(project => heightOf(project.id, inner))
  return 1 + Math.max(0, ...heights)
}
