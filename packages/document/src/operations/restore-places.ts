/** Places restored blocks; as many as possible keep the order keys that they have. */
import { blockAt, orderOf } from '../outline.ts'
import type { StoredPlace } from '../tree.ts'
import type { Block } from '../types.ts'
import { orderKeysInGap, type PlanContext } from './plan.ts'

/** Places of the blocks that are missing, or stand elsewhere now than in this reading order. */
export function restoredPlaces(context: PlanContext, blocks: readonly Block[]): Map<string, StoredPlace> {
  const families = new Map<string | null, Block[]>()
  for (const block of blocks) {
    const siblings = families.get(block.parent)
    if (siblings) siblings.push(block)
    else families.set(block.parent, [block])
  }
  const places = new Map<string, StoredPlace>()
  for (const siblings of families.values()) placeSiblings(context, siblings, places)
  return places
}

function placeSiblings(
  context: PlanContext,
  siblings: readonly Block[],
  places: Map<string, StoredPlace>,
): void {
  const keys = siblings.map(block => presentKey(context, block))
  const staying = longestIncreasingSubsequence(keys)
  let left: string | null = null
  let from = 0
  for (const index of [...staying, siblings.length]) {
    const right = keys[index] ?? null
    const moving = siblings.slice(from, index)
    const fresh = orderKeysInGap(context, { parent: siblings[0]!.parent, left, right }, moving.length)
    moving.forEach(({ id, parent }, at) => places.set(id, { parent, order: fresh[at]! }))
    left = right
    from = index + 1
  }
}

/** The order key of a block that is in its container already; null for others, and for a damaged key. */
function presentKey({ outline }: PlanContext, { id, parent }: Block): string | null {
  return blockAt(outline, id)?.parent === parent ? orderOf(outline, id) || null : null
}

/** Indices of a longest subsequence of keys that ascend strictly; null is in none. */
export function longestIncreasingSubsequence<Key extends string | number>(
  keys: readonly (Key | null)[],
): number[] {
  /** Index of the smallest key that ends an ascent of this length, by length less one. */
  const ends: number[] = []
  const before: (number | undefined)[] = []
  keys.forEach((key, index) => {
    if (key === null) return
    const at = countBelow(ends, end => keys[end]! < key)
    before[index] = ends[at - 1]
    ends[at] = index
  })
  const ascent: number[] = []
  for (let index = ends.at(-1); index !== undefined; index = before[index]) ascent.push(index)
  return ascent.toReversed()
}

/** How many of the first ones are below, found by halves. */
function countBelow(ends: readonly number[], isBelow: (end: number) => boolean): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBelow(ends[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}
