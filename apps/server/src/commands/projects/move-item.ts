/** POST /projects/move. */
import { type MoveAnswer, PROJECT_DEPTH, type SharedType } from '@calcwright/contract'
import { eq } from '../../db/drizzle.ts'
import type { Transaction } from '../../db/database.ts'
import { worksheets } from '../../db/schema.ts'
import { projects } from '../../db/sharing-schema.ts'
import { Refused } from '../../failure.ts'
import { BY_MOVING, type Gain, summarize } from '../../policies/gains.ts'
import { projectsWithin } from '../../sharing/project-tree.ts'
import { readChains } from '../../sharing/places.ts'
import { archiveWith } from '../../sharing/list-marks.ts'
import type { Context } from '../../context.ts'
import {
  type FoundItem,
  type FoundProject,
  findAllowedItem,
  findAllowedProject,
  visiblePath,
} from '../find-allowed-item.ts'
import { guardGains } from '../rights/guard-gains.ts'
import { withRightsLock } from '../../sharing/rights-lock.ts'
import { notifyWindows } from '../rights/notify-windows.ts'
import { projectTooDeep } from './new-project.ts'

export interface Move {
  readonly type: SharedType | null
  readonly hash: string
  /** Target project; null for the top. */
  readonly target: string | null
  /** Reports the consequences without moving. */
  readonly check?: boolean
}

interface Moved {
  readonly item: FoundItem
  readonly target: FoundProject | null
  readonly gains: readonly Gain[]
}

export async function moveItem(context: Context, move: Move): Promise<MoveAnswer> {
  const { answer } = await moveAndNotify(context, move)
  return answer
}

/** Moves an item. Returns everything that people gain, for the sum of several moves. */
export async function moveAndNotify(
  context: Context,
  move: Move,
): Promise<{ answer: MoveAnswer; gains: readonly Gain[] }> {
  // A move that is refused in any case keeps nobody waiting.
  await findAllowedItem(context, 'move', move.hash, move.type)
  const { item, target, gains } = await perform(context, move)
  if (!move.check) await notifyWindows(context, item)
  const path = target ? visiblePath(target.places, context.visitor) : []
  const answer = { success: true as const, hash_string: item.row.hash, path, gains: summarize(gains) }
  return { answer, gains }
}

async function perform(context: Context, { type, hash, target: targetHash, check }: Move): Promise<Moved> {
  try {
    return await withRightsLock(context, 'exclusive', async held => {
      const item = await findAllowedItem(held, 'move', hash, type)
      const target = targetHash === null ? null : await findAllowedProject(held, 'create_inside', targetHash)
      const gains = await guardGains(held, item, BY_MOVING, transaction =>
        item.type === 'Worksheet'
          ? moveWorksheet(transaction, item.row.id, target)
          : moveProject(transaction, item, target),
      )
      const moved = { item, target, gains }
      if (check) throw new Undone(moved)
      return moved
    })
  } catch (error) {
    if (error instanceof Undone) return error.moved
    throw error
  }
}

/** Rolls a transaction back. */
class Undone extends Error {
  readonly moved: Moved
  constructor(moved: Moved) {
    super()
    this.moved = moved
  }
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
  if (chain.length + heightOf(row.id, inner) > PROJECT_DEPTH) throw projectTooDeep()
  await transaction
    .update(projects)
    .set({ parentId: target?.row.id ?? null })
    .where(eq(projects.id, row.id))
  const ids = [row.id, ...inner.map(project => project.id)]
  if (target) await archiveWith(transaction, ids, target.row.id)
}

/** Number of levels of projects in a project, itself included. */
function heightOf(
  id: string,
  inner: readonly { readonly id: string; readonly parentId: string | null }[],
): number {
  const heights = inner.filter(project => project.parentId === id).map(project => heightOf(project.id, inner))
  return 1 + Math.max(0, ...heights)
}
