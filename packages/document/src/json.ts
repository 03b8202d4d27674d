import { Entries, plainEntries } from './entries.ts'
import type { JsonObject, JsonValue } from './types.ts'

/** Deep equality of JSON values; key order does not matter, an undefined field is an absent one. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof Entries || b instanceof Entries) return sameEntries(a, b)
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, i) => sameJson(item, b[i]))
    )
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  return (
    Object.keys(left).every(key => sameJson(left[key], right[key])) &&
    Object.keys(right).every(key => left[key] !== undefined || right[key] === undefined)
  )
}

function sameEntries(a: object, b: object): boolean {
  if (a instanceof Entries && b instanceof Entries) return Object.keys(a.changesSince(b)).length === 0
  return !Array.isArray(a) && !Array.isArray(b) && sameJson(plainEntries(a), plainEntries(b))
}

export function isJsonObject(value: unknown): value is JsonObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
  )
}

/** The fields of `value` that differ from `base`. */
export function differences(value: object, base: object): JsonObject {
  const changed: Record<string, JsonValue> = {}
  for (const [key, field] of Object.entries(value))
    if (field !== undefined && !sameJson(field, (base as Record<string, unknown>)[key]))
      changed[key] = field as JsonValue
  return changed
}
