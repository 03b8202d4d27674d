/** The state in which one line is as it was before, and all others are as they are now. */
import type { Block } from '../types.ts'

/**
 * The blocks for `Worksheet.restore`, in reading order: the line gets its earlier content, and its earlier place where it
 * was removed or moved; one that was added goes. What stands in it comes along where it was removed, too, and stays
 * where it stands in an added one.
 * @returns null where the block that held the line is gone: there is no place for it
 */
export function withEarlierLine(
  present: readonly Block[],
  earlier: readonly Block[],
  id: string,
  moved: boolean,
): readonly Block[] | null {
  const before = earlier.find(block => block.id === id)
  const now = present.find(block => block.id === id)
  if (!before) return withoutLine(present, id)
  if (now && !moved) return present.map(block => (block.id === id ? inPlaceOf(now, before) : block))
  if (before.parent !== null && !present.some(block => block.id === before.parent)) return null
  const there = new Set(present.map(block => block.id))
  const own = now
    ? [inPlaceOf({ ...now, parent: before.parent }, before), ...below(present, id)]
    : [before, ...below(earlier, id).filter(block => !there.has(block.id))]
  const moving = new Set(own.map(block => block.id))
  const rest = present.filter(block => !moving.has(block.id))
  const at = placeIn(rest, earlier, before)
  return [...rest.slice(0, at), ...own, ...rest.slice(at)]
}

/** The earlier content, where the block stands now. */
const inPlaceOf = ({ parent, depth, beside }: Block, before: Block): Block => {
  const { beside: _, ...content } = before
  return { ...content, parent, depth, ...(beside !== undefined && { beside }) }
}

const withoutLine = (present: readonly Block[], id: string): readonly Block[] => {
  const parent = present.find(block => block.id === id)?.parent ?? null
  return present
    .filter(block => block.id !== id)
    .map(block => (block.parent === id ? { ...block, parent } : block))
}

/** Everything that stands in a block, in reading order. */
function below(blocks: readonly Block[], id: string): readonly Block[] {
  const inside = new Set([id])
  return blocks.filter(block => {
    if (block.parent === null || !inside.has(block.parent)) return false
    inside.add(block.id)
    return true
  })
}

/** Behind the nearest sibling that stood before the line and is still there, else at the start of its container. */
function placeIn(rest: readonly Block[], earlier: readonly Block[], { id, parent }: Block): number {
  const siblings = earlier.filter(block => block.parent === parent)
  const before = siblings.slice(
    0,
    siblings.findIndex(block => block.id === id),
  )
  const anchor = before.findLast(({ id: other }) =>
    rest.some(block => block.id === other && block.parent === parent),
  )
  const behind = anchor?.id ?? parent
  if (behind === null) return 0
  const from = rest.findIndex(block => block.id === behind) + 1
  return anchor === undefined ? from : from + below(rest, behind).length
}
