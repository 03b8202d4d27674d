/**
 * The fields of blocks that have entries, as they were read last: a change of one entry rereads that entry alone. The
 * objects stay the same until something in them changes.
 */
import * as Y from 'yjs'
import { Entries } from './entries.ts'
import { entryMapsOf, readEntries, type StoredDocument, type Write } from './stored.ts'
import type { JsonObject, JsonValue, Registry } from './types.ts'

interface Known {
  value: Entries | JsonObject
  /** Keys that have been written since. */
  readonly stale: Set<string>
}

export class StoredEntries {
  readonly #stored: StoredDocument
  readonly #registry: Registry
  readonly #known = new WeakMap<Y.Map<unknown>, Known>()

  constructor(stored: StoredDocument, registry: Registry) {
    this.#stored = stored
    this.#registry = registry
  }

  /** The value of a field with entries. Those of types and versions that are not known here are read as they are. */
  readonly read = (
    map: Y.Map<unknown>,
    { type, version }: { readonly type: string; readonly version: number },
    field: string,
  ): JsonValue => {
    const known = this.#registry.get(type)
    if (known?.version !== version || !known.entries?.includes(field)) return readEntries(map)
    const value = known.large?.includes(field) ? this.#large(map) : this.#small(map)
    // Entries stand for the JSON object that they become.
    return value as JsonObject
  }

  #small(map: Y.Map<unknown>): JsonObject {
    const before = this.#known.get(map)
    if (before && before.stale.size === 0 && !(before.value instanceof Entries)) return before.value
    const value = readEntries(map)
    this.#known.set(map, { value, stale: new Set() })
    return value
  }

  #large(map: Y.Map<unknown>): Entries {
    const before = this.#known.get(map)
    if (!(before?.value instanceof Entries)) {
      const value = Entries.of(readEntries(map))
      this.#known.set(map, { value, stale: new Set() })
      return value
    }
    const changes = [...before.stale].map(key => [key, (map.get(key) ?? null) as JsonValue])
    before.stale.clear()
    return (before.value = before.value.with(Object.fromEntries(changes) as JsonObject))
  }

  /** Entries of a map have been written. */
  touch(map: Y.Map<unknown>, keys: Iterable<string | null>): void {
    const known = this.#known.get(map)
    if (known) for (const key of keys) if (key !== null) known.stale.add(key)
  }

  /** A write has been performed; its transaction, at whose end Yjs tells of it, may still be open. */
  note(write: Write): void {
    if (!('id' in write)) return
    for (const [field, map] of entryMapsOf(this.#stored, write.id))
      if (write.write === 'entries') this.touch(map, Object.keys(write.entries[field] ?? {}))
      else if (write.write === 'fields' || write.write === 'body' || write.write === 'create')
        this.#known.delete(map)
  }
}
