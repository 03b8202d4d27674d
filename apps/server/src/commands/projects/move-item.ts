/** POST /projects/move. */
import { type MoveAnswer, PROJECT_DEPTH, type SharedType } from '@calcwright/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { worksheets } from '../../db/schema.ts'
import { projects } from '../../db/sharing-schema.ts'
import { Refused } from '../../failure.ts'
import { BY_MOVING } from '../../policies/gains.ts'
import { projectsWithin } from '../../sharing/project-tree.ts'
import { readChains } from '../../sharing/places.ts'
import { archiveWith } from '../../sharing/shelf.ts'
import type { Context } from '../context.ts'
import { type FoundProject, findAllowedItem, findAllowedProject, visiblePath } from '../find-allowed-item.ts'
import { guardGains } from '../rights/guard-gains.ts'
import { tellWindows } from '../rights/tell-windows.ts'
import { tooDeep } from './new-project.ts'

/** @param targetHash null for the top */
export async function moveItem(
  context: Context,
  type: SharedType | null,
  hash: string,
  targetHash: string | null,
): Promise<MoveAnswer> {
  const item = await findAllowedItem(context, 'move', hash, type)
  const target = targetHash === null ? null : await findAllowedProject(context, 'create_inside', targetHash)
  await guardGains(context, item, BY_MOVING, transaction =>
    item.type === 'Worksheet'
      ? moveWorksheet(transaction, item.row.id, target)
      : moveProject(transaction, item, target),
  )
  await tellWindows(context, item)
  const path = target ? visiblePath(target.places, context.visitor) : []
  return { success: true, hash_string: item.row.hash, path }
}

async function moveWorksheet(
  transaction: Transaction,
  id: string,
  target: FoundProject | null,
): Promise<void> {
  await transaction
    .update(worksheets)
    .set({ projectId: target?.row.id ?? null })
    .where(eq(worksheets.id, id))
}

/** Once the lock is held: projects moved at the same time could go into each other. */
async function moveProject(
  transaction: Transaction,
  { row }: FoundProject,
  target: FoundProject | null,
): Promise<void> {
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
}

/** How many levels of projects a project is, itself included. */
function heightOf(
  id: string,
  inner: readonly { readonly id: string; readonly parentId: string | null }[],
): number {
  const heights = inner.filter(project => project.parentId === id).map(project => heightOf(project.id, inner))
  return 1 + Math.max(0, ...heights)
}
