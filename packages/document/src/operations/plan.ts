/**
 * Planning: an operation and the outline go in, writes or a refusal come out. Nothing here touches
 * the stored document, so every rule is tested without one.
 */
import { orderKeysBetween } from '../order-key.ts'
import { ancestors, blockAt, childrenOf, orderOf, type Outline } from '../outline.ts'
import type { Write } from '../stored.ts'
import type { Block, Place, Registry } from '../types.ts'
import type { StoredBody } from '../upgrade.ts'

export interface PlanContext {
  readonly outline: Outline
  readonly registry: Registry
  /** The fields of a block as stored, not migrated. */
  readonly storedBody: (id: string) => StoredBody | undefined
  /** The version of these fields. */
  readonly storedVersion: (id: string) => number | undefined
  readonly newId: () => string
  /** Tag of this session's order keys. */
  readonly tag: string
}

export type Plan =
  | {
      readonly ok: true
      readonly writes: readonly Write[]
      readonly inserted: readonly string[]
      readonly notice: string
    }
  | { readonly ok: false; readonly message: string }

export const MESSAGES = {
  insert: 'This item cannot be inserted in this location',
  inserted: 'This item cannot stand there. It was inserted at the next position that allows it.',
  move: 'This item cannot be moved to the requested location',
  gone: 'This item no longer exists.',
  readOnly:
    'This item was made by another version of the program. It is kept as it is and cannot be changed here.',
  indent: 'This item cannot be indented',
} as const

export const acceptedPlan = (
  writes: readonly Write[],
  inserted: readonly string[] = [],
  notice = '',
): Plan => ({
  ok: true,
  writes,
  inserted,
  notice,
})

export const refusedPlan = (message: string): Plan => ({ ok: false, message })

/** A gap between siblings. */
export interface Gap {
  readonly parent: string | null
  /** Order keys of the neighbours, null at the ends. */
  readonly left: string | null
  readonly right: string | null
}

/** The gap that a place means; `leaving` are blocks that will not be there. Null when the place is gone. */
export function gapAt(outline: Outline, place: Place, leaving: ReadonlySet<string> = new Set()): Gap | null {
  const parent = parentOf(outline, place)
  if (parent === undefined) return null
  const siblings = childrenOf(outline, parent)
  const index = gapIndex(siblings, place)
  const left = siblings.slice(0, index).findLast(id => !leaving.has(id))
  const right = siblings.slice(index).find(id => !leaving.has(id))
  return {
    parent,
    left: left === undefined ? null : orderOf(outline, left),
    right: right === undefined ? null : orderOf(outline, right),
  }
}

/** The siblings before a place, in order; null when the place is gone. */
export function siblingsBefore(outline: Outline, place: Place): readonly string[] | null {
  const parent = parentOf(outline, place)
  if (parent === undefined) return null
  const siblings = childrenOf(outline, parent)
  return siblings.slice(0, gapIndex(siblings, place))
}

function parentOf(outline: Outline, place: Place): string | null | undefined {
  if (!('inside' in place)) return blockAt(outline, 'after' in place ? place.after : place.before)?.parent
  return place.inside === null || blockAt(outline, place.inside) ? place.inside : undefined
}

function gapIndex(siblings: readonly string[], place: Place): number {
  if ('inside' in place) return place.at === 'start' ? 0 : siblings.length
  return 'after' in place ? siblings.indexOf(place.after) + 1 : siblings.indexOf(place.before)
}

/** Order keys for `count` new neighbours in a gap. */
export const orderKeysInGap = (context: PlanContext, gap: Gap, count: number): string[] =>
  orderKeysBetween(gap.left, gap.right, context.tag, count)

/** Types of the containers around a gap, the direct parent first. */
export const typesAbove = (outline: Outline, parent: string | null): string[] =>
  ancestors(outline, parent).map(block => block.type)

/** Deletes for the indents that would be left empty when `leaving` blocks go. */
export function emptyIndentWrites(
  context: PlanContext,
  leaving: readonly Block[],
  remaining: string | null = null,
): string[] {
  const gone = new Set(leaving.map(block => block.id))
  const vanished: string[] = []
  const parents = leaving.map(block => block.parent)
  for (let id = parents.pop(); id !== undefined; id = parents.pop()) {
    const parent = id === null || id === remaining || gone.has(id) ? undefined : blockAt(context.outline, id)
    if (!parent || !context.registry.get(parent.type)?.container?.indents) continue
    if (childrenOf(context.outline, parent.id).some(child => !gone.has(child))) continue
    gone.add(parent.id)
    vanished.push(parent.id)
    parents.push(parent.parent)
  }
  return vanished
}
