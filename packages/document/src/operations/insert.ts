import { differences } from '../json.ts'
import type { Outline } from '../outline.ts'
import { mayStand, type Verdict } from '../rules.ts'
import type { Write } from '../stored.ts'
import type { JsonObject, NewBlock, Operation, Place, Registry } from '../types.ts'
import { gapAt, keysIn, MESSAGES, planned, refused, typesAbove, type Plan, type PlanContext } from './plan.ts'

type Insert = Operation & { kind: 'insert' }

/**
 * Puts blocks, with what stands in them, at a place. Where only the blocks themselves refuse the
 * place, they go to the next one below that takes them.
 */
export function planInsert(context: PlanContext, { blocks, at }: Insert): Plan {
  const { outline, registry } = context
  const problem = blocks.map(block => faultOf(registry, block)).find(Boolean)
  if (problem) return refused(problem)
  const verdict = verdictAt(registry, outline, blocks, at)
  if (verdict === null) return refused(MESSAGES.gone)
  if (verdict === 'refused-by-parent') return refused(MESSAGES.insert)
  const place = verdict === 'allowed' ? at : nextAllowed(context, blocks, at)
  const gap = place && gapAt(outline, place)
  if (!gap) return refused(MESSAGES.insert)
  const writes: Write[] = []
  const keys = keysIn(context, gap, blocks.length)
  blocks.forEach((block, index) => createTree(context, writes, block, gap.parent, keys[index]!))
  const inserted = writes.flatMap(write => (write.write === 'create' ? [write.id] : []))
  if (new Set(inserted).size < inserted.length || inserted.some(id => outline.position.has(id)))
    return refused(MESSAGES.insert)
  return planned(writes, inserted, verdict === 'allowed' ? '' : MESSAGES.inserted)
}

/** Worst verdict over the blocks and what stands in them; null when the place is gone. */
function verdictAt(
  registry: Registry,
  outline: Outline,
  blocks: readonly NewBlock[],
  at: Place,
): Verdict | null {
  const gap = gapAt(outline, at)
  if (!gap) return null
  const verdicts = blocks.flatMap(block => verdictsOf(registry, block, typesAbove(outline, gap.parent)))
  return (['refused-by-parent', 'refused-by-child'] as const).find(no => verdicts.includes(no)) ?? 'allowed'
}

function verdictsOf(registry: Registry, block: NewBlock, above: readonly string[]): Verdict[] {
  const inside = [block.type, ...above]
  return [
    mayStand(registry, block.type, above),
    ...(block.children ?? []).flatMap(child => verdictsOf(registry, child, inside)),
  ]
}

/** The first place below `at`, in reading order, where the blocks may stand. */
function nextAllowed(context: PlanContext, blocks: readonly NewBlock[], at: Place): Place | null {
  const { outline, registry } = context
  const start = 'after' in at ? outline.position.get(at.after)! + 1 : startBelow(outline, at)
  for (const block of outline.blocks.slice(start)) {
    const places: Place[] = [{ before: block.id }, { inside: block.id, at: 'start' }, { after: block.id }]
    const found = places.find(place => verdictAt(registry, outline, blocks, place) === 'allowed')
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

/** What is wrong with the fields of a new block, or undefined. */
function faultOf(registry: Registry, block: NewBlock): string | undefined {
  const type = registry.get(block.type)
  const current = type && (block.version ?? type.version) === type.version
  const parsed = current ? type.props.safeParse({ ...type.defaults(), ...block.props }) : undefined
  if (parsed && !parsed.success) return parsed.error.issues[0]!.message
  return block.children?.map(child => faultOf(registry, child)).find(Boolean)
}

function createTree(
  context: PlanContext,
  writes: Write[],
  block: NewBlock,
  parent: string | null,
  order: string,
): void {
  const id = block.id ?? context.newId()
  const type = context.registry.get(block.type)
  const version = block.version ?? type?.version ?? 1
  writes.push({
    write: 'create',
    id,
    place: { parent, order },
    disabled: block.disabled ?? false,
    collapsed: block.collapsed ?? false,
    body: { type: block.type, version, fields: fieldsToStore(context.registry, block, version) },
  })
  const children = block.children ?? []
  const keys = keysIn(context, { parent: id, left: null, right: null }, children.length)
  children.forEach((child, index) => createTree(context, writes, child, id, keys[index]!))
}

/** Cleaned fields that differ from the defaults; fields of another version or an unknown type as they are. */
export function fieldsToStore(registry: Registry, block: NewBlock, version: number): JsonObject {
  const type = registry.get(block.type)
  const given = (block.props ?? {}) as JsonObject
  if (!type || version !== type.version) return given
  return differences(type.props.parse({ ...type.defaults(), ...given }), type.defaults())
}
