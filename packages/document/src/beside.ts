/**
 * Rows of lines that stand beside one another. A block stores the key of its row, and neighbours with the same key
 * make a row; without a key of its own it has its id. So no block holds a row together: whichever line goes or
 * moves, those that remain neighbours stay beside one another, and no change of two people loses a line.
 */
import type { TreeNode } from './tree.ts'
import type { Block } from './types.ts'

/** Lines of a row; a further one begins a row of its own. */
export const MAX_BLOCKS_PER_ROW = 4

/** Key of the row of a block. Two lines that two people put beside one another have each other's id: one key. */
export function rowKey(rows: ReadonlyMap<string, string>, id: string): string {
  const key = rows.get(id) ?? id
  return rows.get(key) === id && id < key ? id : key
}

/**
 * The blocks that stand beside the sibling before them.
 * @param nodes in reading order
 * @param divides whether a block divides its container, as `else` does: it has its row to itself
 */
export function blocksBesidePrevious(
  nodes: readonly TreeNode[],
  rows: ReadonlyMap<string, string>,
  divides: (id: string) => boolean,
): ReadonlySet<string> {
  const beside = new Set<string>()
  if (rows.size === 0) return beside
  /** Key and length of the last row, by container. */
  const last = new Map<string | null, { readonly key: string | null; readonly count: number }>()
  for (const { id, parent } of nodes) {
    const key = divides(id) ? null : rowKey(rows, id)
    const before = last.get(parent)
    const goesOn = key !== null && before?.key === key && before.count < MAX_BLOCKS_PER_ROW
    if (goesOn) beside.add(id)
    last.set(parent, { key, count: goesOn ? before.count + 1 : 1 })
  }
  return beside
}

/** The row of a block among its siblings, from left to right; the block alone when nothing stands beside it. */
export function rowAmongSiblings(
  siblings: readonly string[],
  id: string,
  blockOf: (id: string) => Pick<Block, 'beside'> | undefined,
): readonly string[] {
  const isBeside = (at: number): boolean =>
    siblings[at] !== undefined && blockOf(siblings[at])?.beside === true
  let from = siblings.indexOf(id)
  if (from < 0) return [id]
  let to = from + 1
  while (isBeside(from)) from -= 1
  while (isBeside(to)) to += 1
  return siblings.slice(from, to)
}
