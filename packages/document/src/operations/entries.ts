import { Entries, plainEntries } from '../entries.ts'
import { sameJson } from '../json.ts'
import { blockAt } from '../outline.ts'
import type { EntryChanges, JsonObject, JsonValue, Operation } from '../types.ts'
import { readBody } from '../upgrade.ts'
import { acceptedPlan, MESSAGES, refusedPlan, type Plan, type PlanContext } from './plan.ts'

/** Changes single entries of one block; only those that really differ are written. */
export function planSetEntries(
  context: PlanContext,
  { id, entries }: Operation & { kind: 'setEntries' },
): Plan {
  const block = blockAt(context.outline, id)
  const version = context.storedVersion(id)
  const type = block && context.registry.get(block.type)
  if (!block || version === undefined) return refusedPlan(MESSAGES.gone)
  const fields = Object.keys(entries)
  const hasEntries = fields.every(field => type?.entries?.includes(field))
  if (!type || block.status !== 'ok' || !hasEntries) return refusedPlan(MESSAGES.readOnly)
  const props = block.props as JsonObject
  const changed = differing(props, entries)
  if (Object.keys(changed).length === 0) return acceptedPlan([])
  // A field with entries is checked entry by entry, so that the written ones stand for all.
  const written = Object.entries(changed).map(([field, changes]) => [field, remaining(changes)] as const)
  const parsed = type.props.safeParse({ ...type.defaults(), ...Object.fromEntries(written) })
  if (!parsed.success) return refusedPlan(parsed.error.issues[0]!.message)
  if (version === type.version) return acceptedPlan([{ write: 'entries', id, entries: changed }])
  const whole = Object.entries(changed).map(([field, changes]) => [
    field,
    withChanges(plainEntries(props[field]), changes),
  ])
  const stored = readBody(context.registry, context.storedBody(id)!).fields
  return acceptedPlan([
    { write: 'fields', id, version: type.version, fields: { ...stored, ...Object.fromEntries(whole) } },
  ])
}

type Changes = Readonly<Record<string, JsonValue>>

function differing(props: JsonObject, entries: EntryChanges): Record<string, Changes> {
  const found = Object.entries(entries).map(([field, changes = {}]) => {
    const present: unknown = props[field]
    const entry = (key: string): JsonValue | undefined =>
      present instanceof Entries
        ? present.get(key)
        : Object.hasOwn(present as object, key)
          ? (present as JsonObject)[key]
          : undefined
    const isChanged = ([key, value]: readonly [string, JsonValue]): boolean =>
      !sameJson(entry(key) ?? null, value)
    return [field, Object.fromEntries(Object.entries(changes).filter(isChanged))] as const
  })
  return Object.fromEntries(found.filter(([, changes]) => Object.keys(changes).length > 0))
}

const remaining = (entries: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== null))

const withChanges = (entries: JsonObject, changes: Changes): JsonObject =>
  remaining({ ...entries, ...changes })
