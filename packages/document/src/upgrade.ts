/** From stored fields to what a block shows: migrations, defaults, checking. */
import type { BlockStatus, AnyBlockType, JsonObject, Registry } from './types.ts'

export interface StoredBody {
  readonly type: string
  readonly version: number
  readonly fields: JsonObject
}

export interface ReadBody {
  readonly version: number
  readonly status: BlockStatus
  readonly props: unknown
  /** Stored fields, migrated to `version`. */
  readonly fields: JsonObject
}

/**
 * Reads stored fields. Never throws: what cannot be used is handed back as it is with the status
 * that says why. Nothing is written; a migrated block is stored anew by its next change.
 */
export function readBody(registry: Registry, body: StoredBody): ReadBody {
  const asStored = (status: BlockStatus): ReadBody => ({ ...body, status, props: body.fields })
  const type = registry.get(body.type)
  if (!type) return asStored('unknown-type')
  if (body.version > type.version) return asStored('newer-version')
  const fields = migrate(type, body)
  const parsed = fields && type.props.safeParse({ ...type.defaults(), ...fields })
  if (!fields || !parsed?.success) return asStored('invalid')
  return { version: type.version, status: 'ok', props: parsed.data, fields }
}

/** The fields in the type's current version, or null when a migration fails on them. */
function migrate(type: AnyBlockType, body: StoredBody): JsonObject | null {
  let fields = body.fields
  for (let version = body.version; version < type.version; version++) {
    const step = type.migrations[version]
    if (!step) return null
    try {
      fields = step(fields)
    } catch {
      return null // the block is shown as invalid and stays as it is stored
    }
  }
  return fields
}
