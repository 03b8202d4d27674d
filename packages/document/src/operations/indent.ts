/**
 * Indenting and outdenting. Both keep the reading order; both act on the blocks that are outermost
 * in the selection, one run of neighbours at a time.
 */
import { blockAt, childrenOf, orderOf, outermost, type Outline } from '../outline.ts'
import { orderKeysBetween } from '../order-key.ts'
import { indentType, mayStand } from '../rules.ts'
import type { Write } from '../stored.ts'
import type { Block, Operation } from '../types.ts'
import {
  keysIn,
  MESSAGES,
  planned,
  refused,
  typesAbove,
  type Gap,
  type Plan,
  type PlanContext,
} from './plan.ts'

/** Wraps each run in an indent, or lets it join the indent directly above, the one below, or both. */
export function planIndent(context: PlanContext, { ids }: Operation & { kind: 'indent' }): Plan {
  const { outline, registry } = context
  const indent = indentType(registry)
  const blocks = outermost(outline, ids)
  if (!indent || blocks.length === 0) return refused(MESSAGES.indent)
  if (!blocks.every(block => mayIndent(context, indent.type, block))) return refused(MESSAGES.indent)
  const writes: Write[] = []
  for (const run of runsOf(outline, blocks)) indentRun(context, indent, run, writes)
  return planned(
    writes,
    writes.flatMap(write => (write.write === 'create' ? [write.id] : [])),
  )
}

function mayIndent({ outline, registry }: PlanContext, indent: string, block: Block): boolean {
  const parent = block.parent === null ? undefined : registry.get(blockAt(outline, block.parent)!.type)
  const above = typesAbove(outline, block.parent)
  return (
    parent?.container?.indentable !== false &&
    mayStand(registry, indent, above) === 'allowed' &&
    mayStand(registry, block.type, [indent, ...above]) === 'allowed'
  )
}

/** Blocks in reading order, split where they stop being next to each other. */
function runsOf(outline: Outline, blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const run = runs.at(-1)
    const siblings = childrenOf(outline, block.parent)
    const previous = siblings[siblings.indexOf(block.id) - 1]
    if (run && previous !== undefined && run.at(-1)!.id === previous) run.push(block)
    else runs.push([block])
  }
  return runs
}

function indentRun(
  context: PlanContext,
  indent: { readonly type: string; readonly version: number },
  run: readonly Block[],
  writes: Write[],
): void {
  const { outline } = context
  const { parent } = run[0]!
  const siblings = childrenOf(outline, parent)
  const isIndent = (id: string | undefined): id is string =>
    id !== undefined && blockAt(outline, id)?.type === indent.type
  const above = siblings[siblings.indexOf(run[0]!.id) - 1]
  const below = siblings[siblings.indexOf(run.at(-1)!.id) + 1]
  const gone = new Set(writes.flatMap(write => (write.write === 'delete' ? [write.id] : [])))
  if (isIndent(above) && !gone.has(above)) {
    const joining = isIndent(below) ? childrenOf(outline, below) : []
    putInto(context, above, 'end', [...run.map(block => block.id), ...joining], writes)
    if (isIndent(below)) writes.push({ write: 'delete', id: below })
  } else if (isIndent(below))
    putInto(
      context,
      below,
      'start',
      run.map(block => block.id),
      writes,
    )
  else wrap(context, indent, run, writes)
}

function putInto(
  context: PlanContext,
  parent: string,
  end: 'start' | 'end',
  ids: readonly string[],
  writes: Write[],
): void {
  const inside = childrenOf(context.outline, parent)
  const last = inside.at(-1)
  const gap: Gap =
    end === 'end'
      ? { parent, left: last === undefined ? null : orderOf(context.outline, last), right: null }
      : { parent, left: null, right: inside[0] === undefined ? null : orderOf(context.outline, inside[0]) }
  pushPlaces(context, gap, ids, writes)
}

/** The new indent takes the order key of the first block of the run: it stands where the run stood. */
function wrap(
  context: PlanContext,
  indent: { readonly type: string; readonly version: number },
  run: readonly Block[],
  writes: Write[],
): void {
  const id = context.newId()
  writes.push({
    write: 'create',
    id,
    place: { parent: run[0]!.parent, order: orderOf(context.outline, run[0]!.id) },
    disabled: false,
    collapsed: false,
    body: { type: indent.type, version: indent.version, fields: {} },
  })
  pushPlaces(
    context,
    { parent: id, left: null, right: null },
    run.map(block => block.id),
    writes,
  )
}

function pushPlaces(context: PlanContext, gap: Gap, ids: readonly string[], writes: Write[]): void {
  const keys = keysIn(context, gap, ids.length)
  ids.forEach((id, index) =>
    writes.push({ write: 'place', id, place: { parent: gap.parent, order: keys[index]! } }),
  )
}

/**
 * Takes each run out of its indent; blocks of the indent below the run stay indented in an indent of
 * their own. A selected indent that stands in none is unwrapped instead.
 */
export function planOutdent(context: PlanContext, { ids }: Operation & { kind: 'outdent' }): Plan {
  const { outline, registry } = context
  const indent = indentType(registry)
  const blocks = outermost(outline, ids)
  if (!indent || blocks.length === 0) return planned([])
  const inIndent = (block: Block): boolean =>
    block.parent !== null && blockAt(outline, block.parent)?.type === indent.type
  const writes: Write[] = []
  const byParent = Map.groupBy(blocks.filter(inIndent), block => block.parent!)
  for (const [parent, leaving] of byParent)
    takeOut(context, indent, blockAt(outline, parent)!, leaving, writes)
  for (const block of blocks)
    if (!inIndent(block) && block.type === indent.type)
      takeOut(context, indent, block, childBlocks(outline, block.id), writes)
  return planned(
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
  indent: { readonly type: string; readonly version: number },
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
      moveToNewIndent(context, indent, wrapper.parent, slots[index]![0]!, stretch.ids, writes)
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

function moveToNewIndent(
  context: PlanContext,
  indent: { readonly type: string; readonly version: number },
  parent: string | null,
  order: string,
  ids: readonly string[],
  writes: Write[],
): void {
  const id = context.newId()
  writes.push({
    write: 'create',
    id,
    place: { parent, order },
    disabled: false,
    collapsed: false,
    body: { type: indent.type, version: indent.version, fields: {} },
  })
  pushPlaces(context, { parent: id, left: null, right: null }, ids, writes)
}
