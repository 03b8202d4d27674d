/** Places and writes of lines that come into a row, or leave one. */
import { MAX_BLOCKS_PER_ROW, rowAmongSiblings, rowKey } from '../beside.ts'
import { blockAt, childrenOf, type Outline } from '../outline.ts'
import type { Write } from '../stored.ts'
import type { Block, Place } from '../types.ts'
import { MESSAGES, type PlanContext } from './plan.ts'

export const ROW_FULL_MESSAGE = `At most ${MAX_BLOCKS_PER_ROW} lines stand beside one another.`

const NONE: ReadonlySet<string> = new Set()

/** The lines beside a block, and itself, from left to right. */
export function rowOf(outline: Outline, id: string): readonly string[] {
  const siblings = childrenOf(outline, blockAt(outline, id)?.parent ?? null)
  return rowAmongSiblings(siblings, id, one => blockAt(outline, one))
}

/** The place above or below the whole row of what the place names; `leaving` are lines that will not be there. */
export function outsideRow(outline: Outline, at: Place, leaving = NONE): Place {
  if ('inside' in at) return at
  const named = 'after' in at ? at.after : at.before
  const staying = rowOf(outline, named).filter(id => !leaving.has(id))
  if (staying.length === 0) return at
  return 'after' in at ? { after: staying.at(-1)! } : { before: staying[0]! }
}

/** Key of the row that a place beside a line means; null where it names none. */
export function rowAt(outline: Outline, at: Place): string | null {
  const named = 'after' in at ? at.after : 'before' in at ? at.before : null
  return named === null ? null : keyOf(outline, named)
}

const keyOf = ({ rows }: Outline, id: string): string => rowKey(rows, id)

/** Reason for which blocks cannot stand beside what the place names; null where they can. */
export function joinRowFault(
  { outline, registry }: PlanContext,
  blocks: readonly { readonly type: string }[],
  at: Place,
  leaving = NONE,
): string | null {
  const named = 'after' in at ? at.after : 'before' in at ? at.before : null
  const divides = (type = ''): boolean => registry.get(type)?.divides === true
  if (named === null || divides(blockAt(outline, named)?.type) || blocks.some(({ type }) => divides(type)))
    return MESSAGES.move
  const present = rowOf(outline, named).filter(id => !leaving.has(id))
  return present.length + blocks.length > MAX_BLOCKS_PER_ROW ? ROW_FULL_MESSAGE : null
}

/** Lets blocks stand in the row of what the place names. */
export function joinRowWrites({ outline }: PlanContext, moving: readonly Block[], at: Place): Write[] {
  const row = rowAt(outline, at)
  if (row === null) return []
  return moving.filter(({ id }) => keyOf(outline, id) !== row).map(({ id }) => ({ write: 'row', id, row }))
}

/** Takes blocks out of the rows that they leave. Those of one row that move together stay beside one another. */
export function leaveRowWrites(context: PlanContext, moving: readonly Block[]): Write[] {
  const { outline } = context
  const groups = Map.groupBy(moving, ({ id }) => keyOf(outline, id))
  return [...groups].flatMap(([key, blocks]) => {
    const chosen = new Set(blocks.map(({ id }) => id))
    const sharing = membersOf(outline, key)
    // A whole row moves as it is.
    if (sharing.every(id => chosen.has(id))) return []
    return newRowWrites(
      context,
      blocks.map(({ id }) => id),
    )
  })
}

/** Lets blocks make a row of their own, which no other block is in. */
export function newRowWrites(context: PlanContext, ids: readonly string[]): Write[] {
  const { outline, newId } = context
  const [first] = ids
  if (first === undefined) return []
  const isFree = ![...outline.rows.values()].includes(first)
  const key = isFree ? first : newId()
  return ids.flatMap((id): Write[] => {
    const row = id === key ? null : key
    return (outline.rows.get(id) ?? null) === row ? [] : [{ write: 'row', id, row }]
  })
}

/** All blocks with a key, wherever they stand. */
function membersOf({ rows, position }: Outline, key: string): readonly string[] {
  const own = position.has(key) && !rows.has(key) ? [key] : []
  return [...own, ...[...rows.keys()].filter(id => rowKey(rows, id) === key)]
}
