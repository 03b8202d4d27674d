/**
 * Worksheets that this process holds in memory, as of a stored version. Nothing depends on them: they
 * spare the reading of the whole document at each save, and are thrown away when in doubt.
 */
import { registry } from '@calcwright/blocks/schemas'
import { Worksheet } from '@calcwright/document'
import type { Query } from '../db/database.ts'
import { notFound } from '../policies/policy.ts'
import { type StoredContent, readContent } from './stored-worksheet.ts'

/** Sum of the encoded sizes; in memory a worksheet takes about twenty times as much. */
const BUDGET = 24 * 1024 * 1024

export interface Replica {
  readonly worksheet: Worksheet
  /** All stored updates up to this version are in it. */
  version: number
  snapshotVersion: number
  /** Bytes of the updates since the snapshot. */
  pendingBytes: number
  /** Encoded size when it was loaded. */
  readonly size: number
}

export class Replicas {
  readonly #query: Query
  /** The last used one last. */
  readonly #held = new Map<string, Replica>()
  #size = 0

  constructor(query: Query) {
    this.#query = query
  }

  async get(id: string): Promise<Replica> {
    const held = this.#held.get(id)
    if (held) {
      this.#held.delete(id)
      this.#held.set(id, held)
      return held
    }
    const replica = toReplica(await this.#read(id))
    this.#held.set(id, replica)
    this.#size += replica.size
    for (const [oldest] of this.#held) {
      if (this.#size <= BUDGET || oldest === id) break
      this.drop(oldest)
    }
    return replica
  }

  /** Adds what other processes have stored since. */
  async catchUp(id: string, replica: Replica): Promise<void> {
    const content = await this.#read(id)
    replica.worksheet.merge(content.document)
    replica.version = content.version
    replica.snapshotVersion = content.snapshotVersion
  }

  drop(id: string): void {
    this.#size -= this.#held.get(id)?.size ?? 0
    this.#held.delete(id)
  }

  async #read(id: string): Promise<StoredContent> {
    const content = await readContent(this.#query, id)
    if (!content) throw notFound()
    return content
  }
}

function toReplica(content: StoredContent): Replica {
  return {
    worksheet: Worksheet.load(registry, content.document),
    version: content.version,
    snapshotVersion: content.snapshotVersion,
    pendingBytes: 0,
    size: content.document.length,
  }
}
