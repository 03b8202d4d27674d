/** The difference between two states of a worksheet, block by block, for a person to read. */
import { sameJson } from '../json.ts'
import { marksOf } from '../marks.ts'
import type { Block } from '../types.ts'
import { longestIncreasingSubsequence } from './restore-places.ts'

/** A block in one or both of two states. */
export type ComparedBlock =
  | { readonly kind: 'added'; readonly after: Block }
  | { readonly kind: 'removed'; readonly before: Block }
  | {
      readonly kind: 'both'
      readonly before: Block
      readonly after: Block
      /** Its fields, its type, its marks, or whether it is disabled. */
      readonly changed: boolean
      /** Stands elsewhere among the blocks that both states have, or in another container. */
      readonly moved: boolean
    }

/**
 * Compares two states in reading order. The result has the order of `after`; what was removed comes behind the
 * block that it followed.
 */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): ComparedBlock[] {
  const earlier = new Map(before.map((block, position) => [block.id, { block, position }]))
  const later = new Set(after.map(({ id }) => id))
  const positions = after.map(({ id }) => earlier.get(id)?.position ?? null)
  const inOrder = new Set(longestIncreasingSubsequence(positions))
  const removed = removedBehind(before, later)
  const compared: ComparedBlock[] = [...(removed.get(null) ?? [])]
  after.forEach((block, index) => {
    const was = earlier.get(block.id)?.block
    compared.push(
      was
        ? {
            kind: 'both',
            before: was,
            after: block,
            changed: isChanged(was, block),
            moved: !inOrder.has(index) || was.parent !== block.parent,
          }
        : { kind: 'added', after: block },
      ...(removed.get(block.id) ?? []),
    )
  })
  return compared
}

/** Removed blocks by the remaining block that they followed; null for those before all. */
function removedBehind(
  before: readonly Block[],
  later: ReadonlySet<string>,
): ReadonlyMap<string | null, ComparedBlock[]> {
  const removed = new Map<string | null, ComparedBlock[]>()
  let last: string | null = null
  for (const block of before) {
    if (later.has(block.id)) last = block.id
    else removed.set(last, [...(removed.get(last) ?? []), { kind: 'removed', before: block }])
  }
  return removed
}

function isChanged(before: Block, after: Block): boolean {
  return (
    before.type !== after.type ||
    before.disabled !== after.disabled ||
    !sameJson(marksOf(before), marksOf(after)) ||
    !sameJson(before.props, after.props)
  )
}
