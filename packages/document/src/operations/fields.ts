import { differences, sameJson } from '../json.ts'
import { blockAt } from '../outline.ts'
import { checkPlacement } from '../rules.ts'
import type { Write } from '../stored.ts'
import type { AnyBlockType, Block, Operation } from '../types.ts'
import { readBody } from '../upgrade.ts'
import { childrenOf } from '../outline.ts'
import { fieldsToStore } from './insert.ts'
import { containerAbove } from './joining.ts'
import {
  gapAt,
  orderKeysInGap,
  MESSAGES,
  acceptedPlan,
  refusedPlan,
  typesAbove,
  type Plan,
  type PlanContext,
} from './plan.ts'

/** Changes some fields of one block; only those that really differ are written. */
export function planSetProps(
  context: PlanContext,
  { id, props, behindCaret }: Operation & { kind: 'setProps' },
): Plan {
  const block = blockAt(context.outline, id)
  const version = context.storedVersion(id)
  const type = block && context.registry.get(block.type)
  if (!block || version === undefined) return refusedPlan(MESSAGES.gone)
  if (!type || block.status !== 'ok') return refusedPlan(MESSAGES.readOnly)
  const before = block.props as object
  const parsed = type.props.safeParse({ ...before, ...props })
  if (!parsed.success) return refusedPlan(parsed.error.issues[0]!.message)
  const changed = differences(parsed.data, before)
  if (Object.keys(changed).length === 0) return acceptedPlan([])
  const fields =
    version === type.version
      ? changed
      : { ...readBody(context.registry, context.storedBody(id)!).fields, ...changed }
  return acceptedPlan([{ write: 'fields', id, version: type.version, fields, behindCaret }])
}

/** Gives a block another type at its place. What stands in it must be welcome in the new type. */
export function planConvert(
  context: PlanContext,
  { id, type, props, written }: Operation & { kind: 'convert' },
): Plan {
  const { outline, registry } = context
  const block = blockAt(outline, id)
  const target = registry.get(type)
  if (!block) return refusedPlan(MESSAGES.gone)
  if (!target) return refusedPlan(MESSAGES.insert)
  const parent = parentFor(context, block, target, written)
  if (parent === undefined) return refusedPlan(MESSAGES.insert)
  const parsed = target.props.safeParse({ ...target.defaults(), ...props })
  if (!parsed.success) return refusedPlan(parsed.error.issues[0]!.message)
  const fields = fieldsToStore(registry, { type, props: parsed.data }, target.version)
  if (block.type === type && sameJson(block.props, parsed.data)) return acceptedPlan([])
  const body: Write = { write: 'body', id, body: { type, version: target.version, fields } }
  if (parent === block.parent) return acceptedPlan([body])
  const [order] = orderKeysInGap(context, gapAt(outline, { inside: parent, at: 'end' })!, 1)
  return acceptedPlan([body, { write: 'place', id, place: { parent, order: order! } }])
}

/** The place of the converted block: its own, or in the container above that it joins; undefined for none. */
function parentFor(
  context: PlanContext,
  block: Block,
  { type }: AnyBlockType,
  written: boolean | undefined,
): string | null | undefined {
  const { outline, registry } = context
  const children = childrenOf(outline, block.id).map(child => blockAt(outline, child)!)
  const fits = (parent: string | null, saysItself?: boolean): boolean => {
    const above = typesAbove(outline, parent)
    return (
      checkPlacement(registry, type, above, saysItself) === 'allowed' &&
      children.every(child => checkPlacement(registry, child.type, [type, ...above]) === 'allowed')
    )
  }
  if (fits(block.parent)) return block.parent
  const container = containerAbove(context, type, { before: block.id })
  if (container !== null && fits(container)) return container
  return fits(block.parent, written) ? block.parent : undefined
}
