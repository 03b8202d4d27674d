/**
 * Restoring an earlier state: its difference from the present one, block by block, is written as a change
 * like any other. Pages that have the worksheet open would merge an exchanged document back; this change they
 * take in, and what is typed meanwhile stays.
 */
import { differences, sameJson } from '../json.ts'
import { marksOf, NO_MARKS } from '../marks.ts'
import { blockAt } from '../outline.ts'
import type { WorksheetSettings } from '../settings.ts'
import type { Write } from '../stored.ts'
import type { Block, JsonObject, Registry, WorksheetState } from '../types.ts'
import { readBody, type StoredBody } from '../upgrade.ts'
import { markWrites } from './marks.ts'
import { acceptedPlan, type Plan, type PlanContext } from './plan.ts'
import { restoredPlaces } from './restore-places.ts'
import type { Outline } from '../outline.ts'

/** The state that `restore` can bring back later. */
export function restorableState(worksheet: {
  readonly name: string
  readonly settings: WorksheetSettings
  blocks(): readonly Block[]
}): WorksheetState {
  return { name: worksheet.name, settings: worksheet.settings, blocks: worksheet.blocks() }
}

export function planRestore(
  context: PlanContext,
  present: Pick<WorksheetState, 'name' | 'settings'>,
  to: WorksheetState,
): Plan {
  const { outline } = context
  const wanted = new Set(to.blocks.map(block => block.id))
  const added = outline.blocks.filter(block => !wanted.has(block.id))
  const missing = to.blocks.filter(block => !outline.position.has(block.id))
  const places = restoredPlaces(context, to.blocks)
  const rows = restoredRows(outline, to.blocks)
  const settings = differences(to.settings, present.settings)
  const writes: Write[] = [
    ...added.map(({ id }) => ({ write: 'withdraw', id }) as const),
    ...to.blocks.flatMap(({ id }) => {
      const place = places.get(id)
      return place && outline.position.has(id) ? [{ write: 'place', id, place } as const] : []
    }),
    ...missing.map(block => createWrite(context.registry, block, places)),
    ...[...rows].map(([id, row]) => ({ write: 'row', id, row }) as const),
    ...to.blocks.flatMap(block => changeWrites(context, block)),
  ]
  if (to.name !== present.name) writes.push({ write: 'name', name: to.name })
  if (Object.keys(settings).length > 0) writes.push({ write: 'settings', settings })
  return acceptedPlan(
    writes,
    missing.map(block => block.id),
  )
}

function createWrite(
  registry: Registry,
  block: Block,
  places: ReturnType<typeof restoredPlaces>,
): Write & { write: 'create' } {
  const { id, disabled, collapsed } = block
  const flags = { disabled, collapsed, ...marksOf(block) }
  return { write: 'create', id, place: places.get(id)!, ...flags, body: bodyOf(registry, block) }
}

const FLAGS = ['disabled', 'collapsed'] as const

/** Fields, type and flags of a block that is still there. */
function changeWrites(context: PlanContext, block: Block): Write[] {
  const present = blockAt(context.outline, block.id)
  if (!present) return []
  const flags = FLAGS.filter(flag => block[flag] !== present[flag])
  return [
    ...flags.map(flag => ({ write: 'flag', id: block.id, flag, value: block[flag] }) as const),
    ...markWrites(present, { ...NO_MARKS, ...marksOf(block) }),
    ...contentWrites(context, block, present),
  ]
}

function contentWrites({ registry, storedBody }: PlanContext, block: Block, present: Block): Write[] {
  const { id, type, version } = block
  const isSameType = type === present.type && version === present.version
  if (isSameType && sameJson(block.props, present.props)) return []
  const stored = storedBody(id)
  const hasLessFields = Object.keys(present.props as object).some(key => !(key in (block.props as object)))
  if (!stored || !isSameType || hasLessFields || block.status !== 'ok' || present.status !== 'ok')
    return [{ write: 'body', id, body: bodyOf(registry, block) }]
  const changed = differences(block.props as object, present.props as object)
  const fields = stored.version === version ? changed : { ...readBody(registry, stored).fields, ...changed }
  return [{ write: 'fields', id, version, fields }]
}

/** The fields of a block as they are stored; those of a block that cannot be read are its stored fields. */
function bodyOf(registry: Registry, { type, version, status, props }: Block): StoredBody {
  const defaults = status === 'ok' ? registry.get(type)?.defaults() : undefined
  const fields = defaults ? differences(props as object, defaults as object) : (props as JsonObject)
  return { type, version, fields }
}

/** The keys to be stored, so that the blocks stand beside one another as they did; null for none of their own. */
function restoredRows(outline: Outline, blocks: readonly Block[]): ReadonlyMap<string, string | null> {
  const isAlike =
    blocks.length === outline.blocks.length &&
    blocks.every((block, index) => {
      const { id, parent, beside = false } = outline.blocks[index]!
      return id === block.id && parent === block.parent && beside === (block.beside ?? false)
    })
  const rows = new Map<string, string | null>()
  if (isAlike) return rows
  const firsts = new Map<string | null, string>()
  for (const { id, parent, beside } of blocks) {
    const first = beside ? firsts.get(parent) : undefined
    firsts.set(parent, first ?? id)
    const wanted = first ?? null
    if (wanted !== (outline.rows.get(id) ?? null)) rows.set(id, wanted)
  }
  return rows
}
