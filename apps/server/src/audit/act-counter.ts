/**
 * Counts openings by link, and exports, in memory, and writes the sums every few seconds: a worksheet that
 * thousands open at once has one row of the day to write.
 */
import type { Query } from '../db/database.ts'
import type { Visitor } from '../policies/policy.ts'
import { type AuditedItem, type CountedAct, countAct } from './audit-rows.ts'

/** Milliseconds between two writings. */
const EVERY = 5000

export class ActCounter {
  readonly #query: Query
  readonly #onFault: (error: unknown) => void
  #counts = new Map<string, { readonly act: CountedAct; readonly day: string; count: number }>()
  #timer: NodeJS.Timeout | null = null

  /** @param onFault called when sums could not be written; they are lost then */
  constructor(query: Query, onFault: (error: unknown) => void) {
    this.#query = query
    this.#onFault = onFault
  }

  note(act: CountedAct): void {
    const day = new Date().toISOString().slice(0, 10)
    const key = JSON.stringify([act.item.id, act.action, act.visitor?.userId, act.details, day])
    const known = this.#counts.get(key)
    if (known) known.count += 1
    else this.#counts.set(key, { act, day, count: 1 })
    this.#timer ??= setTimeout(() => void this.flush(), EVERY).unref()
  }

  /** Writes what was counted until now. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const counts = this.#counts
    this.#counts = new Map()
    try {
      for (const { act, day, count } of counts.values()) await countAct(this.#query, act, day, count)
    } catch (error) {
      this.#onFault(error)
    }
  }
}

/**
 * Counts that a worksheet has left the server.
 * @param format the ending of the file, or in which way it has left the server
 */
export function noteExported(
  { acts, visitor }: { readonly acts: Pick<ActCounter, 'note'>; readonly visitor: Visitor | null },
  item: AuditedItem,
  format: string,
): void {
  acts.note({ item, action: 'exported', visitor, details: `as ${format}` })
}
