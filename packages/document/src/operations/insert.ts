import { differences } from '../json.ts'
import { marksOf } from '../marks.ts'
import type { Outline } from '../outline.ts'
import { containerAbove } from './joining.ts'
import { outsideRow, rowAt } from './in-row.ts'
import { checkPlacement, type PlacementVerdict } from '../rules.ts'
import type { Write } from '../stored.ts'
import type { JsonObject, NewBlock, Operation, Place, Registry } from '../types.ts'
import {
  gapAt,
  orderKeysInGap,
  MESSAGES,
  acceptedPlan,
  refusedPlan,
  typesAbove,
  type Gap,
  type Plan,
  type PlanContext,
} from './plan.ts'

type Insert = Operation & { kind: 'insert' }

/**
 * Puts blocks, with what stands in them, at a place. Where only the blocks themselves refuse the
 * place, they go to the next one below that takes them.
 */
export function planInsert(context: PlanContext, insert: Insert): Plan {
  const { blocks, written, beside = false } = insert
  const { outline, registry } = context
  const at = beside ? insert.at : outsideRow(outline, insert.at)
  const fault = firstFieldFault(registry, blocks)
  if (fault) return refusedPlan(fault)
  const verdict = verdictAt(registry, outline, blocks, at, written)
  if (verdict === null) return refusedPlan(MESSAGES.gone)
  const joined = joinedPlace(context, blocks, at)
  if (joined) return planInsert(context, { kind: 'insert', blocks, at: joined, written })
  if (verdict === 'refused-by-parent') return refusedPlan(MESSAGES.insert)
  const place = verdict === 'allowed' ? at : nextAllowed(context, blocks, at)
  const gap = place && gapAt(outline, place)
  if (!gap) return refusedPlan(MESSAGES.insert)
  const isBeside = beside && place === at
  const row = isBeside ? rowAt(outline, at) : null
  const writes = createWrites(context, blocks, gap, row)
  const inserted = writes.map(write => write.id)
  if (new Set(inserted).size < inserted.length || inserted.some(id => outline.position.has(id)))
    return refusedPlan(MESSAGES.insert)
  return acceptedPlan(writes, inserted, verdict === 'allowed' ? '' : MESSAGES.inserted)
}

/** The end of the container above, for blocks that belong into it and nowhere here; null for others. */
function joinedPlace(context: PlanContext, blocks: readonly NewBlock[], at: Place): Place | null {
  const { outline, registry } = context
  if (verdictAt(registry, outline, blocks, at) === 'allowed') return null
  const above = blocks[0] && containerAbove(context, blocks[0].type, at)
  if (!above) return null
  const place: Place = { inside: above, at: 'end' }
  return verdictAt(registry, outline, blocks, place) === 'allowed' ? place : null
}

/** Worst verdict over the blocks and what stands in them; null when the place is gone. */
function verdictAt(
  registry: Registry,
  outline: Outline,
  blocks: readonly NewBlock[],
  at: Place,
  written = false,
): PlacementVerdict | null {
  const gap = gapAt(outline, at)
  if (!gap) return null
  const above = typesAbove(outline, gap.parent)
  const verdicts = blocks.flatMap(block => verdictsOf(registry, block, above, written))
  return (['refused-by-parent', 'refused-by-child'] as const).find(no => verdicts.includes(no)) ?? 'allowed'
}

function verdictsOf(
  registry: Registry,
  block: NewBlock,
  above: readonly string[],
  written: boolean,
): PlacementVerdict[] {
  const inside = [block.type, ...above]
  return [
    checkPlacement(registry, block.type, above, written),
    ...(block.children ?? []).flatMap(child => verdictsOf(registry, child, inside, written)),
  ]
}

/** The first place below `at`, in reading order, where the blocks may stand. */
function nextAllowed(context: PlanContext, blocks: readonly NewBlock[], at: Place): Place | null {
  const { outline, registry } = context
  const allows = (place: Place): boolean => verdictAt(registry, outline, blocks, place) === 'allowed'
  // Behind the header of a container comes what stands in it, also where that is nothing yet.
  if ('after' in at && allows({ inside: at.after, at: 'start' })) return { inside: at.after, at: 'start' }
  const start = 'after' in at ? outline.position.get(at.after)! + 1 : startBelow(outline, at)
  for (const block of outline.blocks.slice(start)) {
    const places: Place[] = [{ before: block.id }, { inside: block.id, at: 'start' }, { after: block.id }]
    const found = places.find(allows)
    if (found) return found
  }
  return null
}

function startBelow(outline: Outline, at: Exclude<Place, { after: string }>): number {
  if ('before' in at) return outline.position.get(at.before)!
  return at.inside === null
    ? at.at === 'start'
      ? 0
      : outline.blocks.length
    : outline.position.get(at.inside)! + 1
}

/** Describes the first fault in the fields of new blocks and of those in them; undefined for none. */
export function firstFieldFault(registry: Registry, blocks: readonly NewBlock[]): string | undefined {
  for (const block of blocks) {
    const type = registry.get(block.type)
    const current = type && (block.version ?? type.version) === type.version
    const parsed = current ? type.props.safeParse({ ...type.defaults(), ...block.props }) : undefined
    if (parsed && !parsed.success) return parsed.error.issues[0]!.message
    const inside = firstFieldFault(registry, block.children ?? [])
    if (inside) return inside
  }
  return undefined
}

type Create = Write & { readonly write: 'create' }

/**
 * Writes that make blocks in a gap, outermost first, in reading order.
 * @param row that all of them stand in; null for those that they make among themselves
 */
export function createWrites(
  context: PlanContext,
  blocks: readonly NewBlock[],
  gap: Gap,
  row: string | null = null,
): Create[] {
  const keys = orderKeysInGap(context, gap, blocks.length)
  let first: string | null = null
  return blocks.flatMap((block, index) => {
    const id = block.id ?? context.newId()
    first = block.beside && first !== null ? first : id
    const key = row ?? first
    const version = block.version ?? context.registry.get(block.type)?.version ?? 1
    const create: Create = {
      write: 'create',
      id,
      place: { parent: gap.parent, order: keys[index]! },
      disabled: block.disabled ?? false,
      collapsed: block.collapsed ?? false,
      ...marksOf(block),
      ...(key !== id && { row: key }),
      body: { type: block.type, version, fields: fieldsToStore(context.registry, block, version) },
    }
    return [create, ...createWrites(context, block.children ?? [], { parent: id, left: null, right: null })]
  })
}

/** Cleaned fields that differ from the defaults; fields of another version or an unknown type as they are. */
export function fieldsToStore(registry: Registry, block: NewBlock, version: number): JsonObject {
  const type = registry.get(block.type)
  const given = (block.props ?? {}) as JsonObject
  if (!type || version !== type.version) return given
  return differences(type.props.parse({ ...type.defaults(), ...given }), type.defaults())
}
