/** The state that all people in an open worksheet know together, as far as the next change is judged by it. */
import * as Y from 'yjs'
import type { HeadIds, Outline, StateOutline } from './outline.ts'
import { Spans } from './spans.ts'

/** Entries beyond those of the stored state, after which it is better read anew. */
const MOST_MORE = 20_000

export class KnownState {
  readonly #vector: Map<number, number>
  readonly #head: Spans
  readonly #gone: Spans
  readonly #most: number

  constructor({ vector, head, gone }: StateOutline) {
    this.#vector = new Map(vector)
    this.#head = new Spans(head)
    this.#gone = new Spans(gone)
    this.#most = this.#size + MOST_MORE
  }

  get head(): HeadIds {
    return { head: [...this.#head], gone: [...this.#gone] }
  }

  /** Somebody has made so much of so many that it grows without end. */
  get isTooLarge(): boolean {
    return this.#size > this.#most
  }

  /** Whether everything is there that a change builds upon. */
  isComplete({ brings, needs }: Outline): boolean {
    const after = new Map<number, number>()
    const stateOf = (client: number) => after.get(client) ?? this.#vector.get(client) ?? 0
    for (const { client, from, to } of brings) {
      if (from > stateOf(client)) return false
      after.set(client, Math.max(to, stateOf(client)))
    }
    return [...needs].every(([client, clock]) => clock <= stateOf(client))
  }

  /** Adds an update; parts that do not continue the known state are left out. */
  add({ brings, head, gone }: Outline): void {
    for (const { client, from, to } of brings) {
      const state = this.#vector.get(client) ?? 0
      if (from <= state && to > state) this.#vector.set(client, to)
    }
    for (const span of head) this.#head.add(span)
    for (const span of gone) this.#gone.add(span)
  }

  /** Encoded, for `encodeSince`. */
  stateVector(): Uint8Array {
    return Y.encodeStateVector(this.#vector)
  }

  get #size(): number {
    return this.#vector.size + this.#head.count + this.#gone.count
  }
}
