import { outermost, subtree, type Outline } from '../outline.ts'
import { joinRowFault, joinRowWrites, leaveRowWrites, outsideRow } from './in-row.ts'
import { checkPlacement } from '../rules.ts'
import type { Write } from '../stored.ts'
import type { Block, Operation, Place } from '../types.ts'
import {
  gapAt,
  orderKeysInGap,
  MESSAGES,
  acceptedPlan,
  refusedPlan,
  typesAbove,
  emptyIndentWrites,
  type Plan,
  type PlanContext,
} from './plan.ts'

/** Moves blocks together to one place, in their reading order, with all that stands in them. */
export function planMove(context: PlanContext, move: Operation & { kind: 'move' }): Plan {
  const { ids, beside = false } = move
  const { outline } = context
  const moving = outermost(outline, ids)
  if (moving.length === 0) return refusedPlan(MESSAGES.gone)
  const leaving = new Set(moving.map(block => block.id))
  const at = beside ? move.at : outsideRow(outline, move.at, leaving)
  const gap = gapAt(outline, at, leaving)
  if (!gap) return refusedPlan(MESSAGES.gone)
  if (!moving.every(block => mayMove(context, block, gap.parent))) return refusedPlan(MESSAGES.move)
  const fault = beside ? joinRowFault(context, moving, at, leaving) : null
  if (fault !== null) return refusedPlan(fault)
  const rows = beside ? joinRowWrites(context, moving, at) : leaveRowWrites(context, moving)
  if (isAlreadyThere(outline, moving, at)) return acceptedPlan(rows)
  const keys = orderKeysInGap(context, gap, moving.length)
  const writes: Write[] = moving.map((block, index) => ({
    write: 'place',
    id: block.id,
    place: { parent: gap.parent, order: keys[index]! },
  }))
  const departing = moving.filter(block => block.parent !== gap.parent)
  const emptied = emptyIndentWrites(context, departing, gap.parent).filter(id => !leaving.has(id))
  return acceptedPlan([...writes, ...rows, ...emptied.map(id => ({ write: 'delete', id }) as const)])
}

/** Whether the block and everything in it may stand below `parent`, which must not be inside it. */
function mayMove({ outline, registry }: PlanContext, block: Block, parent: string | null): boolean {
  const within = subtree(outline, block.id)
  if (within.some(inner => inner.id === parent)) return false
  const above = typesAbove(outline, parent)
  return within.every(inner => {
    const inside = typesAbove(outline, inner.parent)
    const below = inside.slice(0, inner.depth - block.depth)
    // A block that is out of place already may be moved to another wrong place.
    const isStray = checkPlacement(registry, inner.type, inside) === 'refused-by-child'
    return checkPlacement(registry, inner.type, [...below, ...above], isStray) === 'allowed'
  })
}

/** Whether the blocks are neighbours at that place already, so that nothing needs writing. */
function isAlreadyThere(outline: Outline, moving: readonly Block[], at: Place): boolean {
  const parent = moving[0]!.parent
  const siblings = outline.children.get(parent) ?? []
  const first = siblings.indexOf(moving[0]!.id)
  const last = first + moving.length - 1
  if (!moving.every((block, index) => block.parent === parent && siblings[first + index] === block.id))
    return false
  if ('inside' in at)
    return at.inside === parent && (at.at === 'start' ? first === 0 : last === siblings.length - 1)
  const target = siblings.indexOf('after' in at ? at.after : at.before)
  if (target < 0) return false
  return (target >= first && target <= last) || target === ('after' in at ? first - 1 : last + 1)
}
