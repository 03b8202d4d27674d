/**
 * Values by key, such as the cells of a table, of which single ones are replaced at little cost: the changed object
 * shares nearly all with the former one. Both stay as they are.
 */
import type { JsonObject, JsonValue } from './types.ts'

interface Placed {
  readonly value: JsonValue
  /** Counts the keys in the order in which they came. */
  readonly place: number
}

type Bucket = ReadonlyMap<string, Placed>

/** A change copies one bucket of some hundred keys and the list of buckets. */
const BUCKETS = 256

const EMPTY: Bucket = new Map()

/** Answers of tests by bucket. */
const tested = new WeakMap<(value: JsonValue) => boolean, WeakMap<Bucket, boolean>>()

export class Entries implements Iterable<readonly [string, JsonValue]> {
  readonly #buckets: readonly Bucket[]
  readonly #next: number

  private constructor(buckets: readonly Bucket[], next: number) {
    this.#buckets = buckets
    this.#next = next
  }

  static of(values: JsonObject): Entries {
    return new Entries(
      Array.from({ length: BUCKETS }, () => EMPTY),
      0,
    ).with(values)
  }

  get(key: string): JsonValue | undefined {
    return this.#buckets[bucketOf(key)]!.get(key)?.value
  }

  /** @param changes null for a key to take away. @returns this where nothing differs */
  with(changes: JsonObject): Entries {
    const changed = new Map<number, Map<string, Placed>>()
    let next = this.#next
    for (const [key, value] of Object.entries(changes)) {
      const index = bucketOf(key)
      const present = (changed.get(index) ?? this.#buckets[index]!).get(key)
      if (value === null ? present === undefined : present?.value === value) continue
      const bucket = changed.get(index) ?? new Map(this.#buckets[index])
      if (value === null) bucket.delete(key)
      else bucket.set(key, { value, place: present?.place ?? next++ })
      changed.set(index, bucket)
    }
    if (changed.size === 0) return this
    return new Entries(
      this.#buckets.map((bucket, index) => changed.get(index) ?? bucket),
      next,
    )
  }

  /** The entries that differ from former ones, null for those that are gone. */
  changesSince(before: Entries): Record<string, JsonValue> {
    const changes: Record<string, JsonValue> = {}
    this.#buckets.forEach((bucket, index) => {
      const was = before.#buckets[index]!
      if (was === bucket) return
      for (const key of was.keys()) if (!bucket.has(key)) changes[key] = null
      for (const [key, { value }] of bucket) if (was.get(key)?.value !== value) changes[key] = value
    })
    return changes
  }

  /** @param test has to be the same function each time: its answers are remembered */
  some(test: (value: JsonValue) => boolean): boolean {
    const answers = tested.get(test) ?? new WeakMap<Bucket, boolean>()
    tested.set(test, answers)
    return this.#buckets.some(bucket => {
      let answer = answers.get(bucket)
      if (answer === undefined)
        answers.set(bucket, (answer = [...bucket.values()].some(({ value }) => test(value))))
      return answer
    })
  }

  /** In the order in which the keys came. */
  *[Symbol.iterator](): Iterator<readonly [string, JsonValue]> {
    const all = this.#buckets.flatMap(bucket => [...bucket])
    for (const [key, { value }] of all.sort(([, a], [, b]) => a.place - b.place)) yield [key, value]
  }

  toJSON(): JsonObject {
    return Object.fromEntries(this)
  }
}

function bucketOf(key: string): number {
  let hash = 0
  for (let at = 0; at < key.length; at++) hash = (hash * 31 + key.charCodeAt(at)) | 0
  return hash & (BUCKETS - 1)
}

/** An object whose entries may be at hand as `Entries`, as plain JSON. */
export const plainEntries = (value: unknown): JsonObject =>
  value instanceof Entries ? value.toJSON() : (value as JsonObject)

/** Fields with all entries as plain JSON. */
export const plainFields = (fields: JsonObject): JsonObject =>
  Object.values<unknown>(fields).some(value => value instanceof Entries)
    ? Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [
          key,
          (value as unknown) instanceof Entries ? plainEntries(value) : value,
        ]),
      )
    : fields
