import { orderKeysBetween } from '../order-key.ts'
import { blockAt, childrenOf, orderOf, outermost, type Outline } from '../outline.ts'
import { indentType } from '../rules.ts'
import type { Write } from '../stored.ts'
import type { Block, Operation } from '../types.ts'
import { pushNewIndent, type IndentType } from './indent-writes.ts'
import { acceptedPlan, type Plan, type PlanContext } from './plan.ts'

/**
 * Takes each run out of its indent; blocks of the indent below the run stay indented in an indent of
 * their own. A selected indent that stands in none is unwrapped instead.
 */
export function planOutdent(context: PlanContext, { ids }: Operation & { kind: 'outdent' }): Plan {
  const { outline, registry } = context
  const indent = indentType(registry)
  const blocks = outermost(outline, ids)
  if (!indent || blocks.length === 0) return acceptedPlan([])
  const inIndent = (block: Block): boolean =>
    block.parent !== null && blockAt(outline, block.parent)?.type === indent.type
  const writes: Write[] = []
  const byParent = Map.groupBy(blocks.filter(inIndent), block => block.parent!)
  for (const [parent, leaving] of byParent)
    takeOut(context, indent, blockAt(outline, parent)!, leaving, writes)
  for (const block of blocks)
    if (!inIndent(block) && block.type === indent.type)
      takeOut(context, indent, block, childBlocks(outline, block.id), writes)
  return acceptedPlan(
    writes,
    writes.flatMap(write => (write.write === 'create' ? [write.id] : [])),
  )
}

const childBlocks = (outline: Outline, parent: string): Block[] =>
  childrenOf(outline, parent).map(id => blockAt(outline, id)!)

/**
 * Splits an indent into stretches that stay and stretches that leave. The first stretch that stays
 * keeps the indent itself; with none the indent vanishes.
 */
function takeOut(
  context: PlanContext,
  indent: IndentType,
  wrapper: Block,
  leaving: readonly Block[],
  writes: Write[],
): void {
  const { outline } = context
  const out = new Set(leaving.map(block => block.id))
  const stretches = stretchesOf(childrenOf(outline, wrapper.id), id => out.has(id))
  const keep = stretches.findIndex(stretch => !stretch.out)
  const slots = slotsAround(context, wrapper, stretches, keep)
  stretches.forEach((stretch, index) => {
    if (stretch.out)
      stretch.ids.forEach((id, at) =>
        writes.push({ write: 'place', id, place: { parent: wrapper.parent, order: slots[index]![at]! } }),
      )
    else if (index !== keep)
      pushNewIndent(
        context,
        indent,
        { parent: wrapper.parent, order: slots[index]![0]! },
        stretch.ids,
        writes,
      )
  })
  if (keep < 0) writes.push({ write: 'delete', id: wrapper.id })
}

interface Stretch {
  readonly out: boolean
  readonly ids: readonly string[]
}

function stretchesOf(ids: readonly string[], isOut: (id: string) => boolean): Stretch[] {
  const stretches: { out: boolean; ids: string[] }[] = []
  for (const id of ids) {
    const current = stretches.at(-1)
    if (current && current.out === isOut(id)) current.ids.push(id)
    else stretches.push({ out: isOut(id), ids: [id] })
  }
  return stretches
}

/** Order keys beside the wrapper for each stretch: those before the kept one above it, the rest below. */
function slotsAround(
  context: PlanContext,
  wrapper: Block,
  stretches: readonly Stretch[],
  keep: number,
): string[][] {
  const { outline, tag } = context
  const siblings = childrenOf(outline, wrapper.parent)
  const at = siblings.indexOf(wrapper.id)
  const key = (id: string | undefined): string | null => (id === undefined ? null : orderOf(outline, id))
  const size = (index: number): number => {
    const stretch = stretches[index]!
    return stretch.out ? stretch.ids.length : 1
  }
  const total = (from: number, to: number): number =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => size(from + index)).reduce(
      (a, b) => a + b,
      0,
    )
  const own = orderOf(outline, wrapper.id)
  const above = orderKeysBetween(key(siblings[at - 1]), own, tag, total(0, Math.max(keep, 0)))
  const below = orderKeysBetween(own, key(siblings[at + 1]), tag, total(keep + 1, stretches.length))
  const keys = keep < 0 ? below : [...above, own, ...below]
  let used = 0
  return stretches.map((_, index) => keys.slice(used, (used += size(index))))
}
