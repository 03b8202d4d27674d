/** Writes of indenting and outdenting. */
import type { Write } from '../stored.ts'
import type { StoredPlace } from '../tree.ts'
import type { AnyBlockType } from '../types.ts'
import { orderKeysInGap, type Gap, type PlanContext } from './plan.ts'

export type IndentType = Pick<AnyBlockType, 'type' | 'version'>

/** Puts blocks side by side into a gap. */
export function pushPlaces(context: PlanContext, gap: Gap, ids: readonly string[], writes: Write[]): void {
  const keys = orderKeysInGap(context, gap, ids.length)
  ids.forEach((id, index) =>
    writes.push({ write: 'place', id, place: { parent: gap.parent, order: keys[index]! } }),
  )
}

/** Makes an indent at a place and puts blocks into it. */
export function pushNewIndent(
  context: PlanContext,
  indent: IndentType,
  place: StoredPlace,
  ids: readonly string[],
  writes: Write[],
): void {
  const id = context.newId()
  const body = { type: indent.type, version: indent.version, fields: {} }
  writes.push({ write: 'create', id, place, disabled: false, collapsed: false, body })
  pushPlaces(context, { parent: id, left: null, right: null }, ids, writes)
}
