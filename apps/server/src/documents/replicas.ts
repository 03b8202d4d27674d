/**
 * Worksheets that this process holds in memory, as of a stored version. They only save reading the whole
 * document at each save, and are dropped when in doubt.
 */
import type { Pool } from 'pg'
import { notFound } from '../policies/policy.ts'
import type { SheetHandle } from './document-work.ts'
import {
  type LaterUpdates,
  type StoredReadServices,
  readContent,
  readUpdatesAfter,
} from './stored-worksheet.ts'
import type { StoredContent } from './stored-content.ts'

/**
 * Sum of the encoded sizes; in memory a worksheet takes up to twenty times as much. A largest worksheet is
 * dropped with the next save of another.
 */
const BUDGET = 12 * 1024 * 1024

export interface Replica {
  readonly sheet: SheetHandle
  /** Whether the worksheet is in a thread for large ones. */
  readonly aside: boolean
  /** All stored updates up to this version are in it. */
  version: number
  snapshotVersion: number
  /** Bytes of the updates since the snapshot. */
  pendingBytes: number
  /** Encoded size when it was loaded. */
  readonly size: number
}

export class Replicas {
  readonly #pool: Pool
  readonly #reading: StoredReadServices
  readonly #limit: number
  /** The last used replica is the last one. */
  readonly #held = new Map<string, Replica>()
  #size = 0

  /** @param limit bytes that a worksheet may have */
  constructor(pool: Pool, reading: StoredReadServices, limit: number) {
    this.#pool = pool
    this.#reading = reading
    this.#limit = limit
  }

  /** @param more bytes that are about to be added */
  async get(id: string, more = 0): Promise<Replica> {
    const held = this.#held.get(id)
    if (held && this.#fits(held, more)) {
      this.#held.delete(id)
      this.#held.set(id, held)
      return held
    }
    if (held) this.drop(id)
    const replica = await this.#load(await this.#read(id), more)
    this.#held.set(id, replica)
    this.#size += replica.size
    for (const [oldest] of this.#held) {
      if (this.#size <= BUDGET || oldest === id) break
      this.drop(oldest)
    }
    return replica
  }

  /** Whether the worksheet is in the right kind of thread. */
  #fits({ sheet, aside, size, pendingBytes }: Replica, more: number): boolean {
    return sheet.isOpen() && (aside || !this.#reading.documents.isLarge(size + pendingBytes + more))
  }

  /** Merges updates that other processes have stored since. Returns the name that the worksheet has then. */
  async catchUp(id: string, replica: Replica): Promise<string> {
    const later = (await readUpdatesAfter(this.#pool, id, replica.version)) ?? (await this.#readWhole(id))
    const name = await replica.sheet.run('mergeInto', later.documents)
    replica.version = later.version
    replica.snapshotVersion = later.snapshotVersion
    for (const { length } of later.documents) replica.pendingBytes += length
    return name
  }

  drop(id: string): void {
    const held = this.#held.get(id)
    this.#size -= held?.size ?? 0
    this.#held.delete(id)
    // The thread may be gone as well.
    held?.sheet.run('drop').catch(() => {})
  }

  async #load(content: StoredContent, more: number): Promise<Replica> {
    const { document, version, snapshotVersion } = content
    const { documents } = this.#reading
    return {
      sheet: await documents.open(document, this.#limit, more),
      aside: documents.isLarge(document.length + more),
      version,
      snapshotVersion,
      pendingBytes: 0,
      size: document.length,
    }
  }

  async #readWhole(id: string): Promise<LaterUpdates> {
    const { document, version, snapshotVersion } = await this.#read(id)
    return { documents: [document], version, snapshotVersion }
  }

  async #read(id: string): Promise<StoredContent> {
    const content = await readContent(this.#reading, id)
    if (!content) throw notFound()
    return content
  }
}
