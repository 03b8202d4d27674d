/**
 * How much people may store: their worksheets with the results, and apart from them the pictures in
 * these. What they store is added up in the database now and then, and counted on between.
 */
import type { PlanLimits } from '@calcwright/contract'
import { sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Query } from '../db/database.ts'
import { type Storage, beyondRoom } from '../documents/room.ts'
import { fullLimits } from './plan-limits.ts'

const MB = 1024 * 1024

/** Milliseconds after which it is added up again: other processes store as well. */
const LASTS = 30_000

/** What a worksheet takes without any content. */
const EACH = 4096

/** People whose sums are kept. */
const REMEMBERED = 10_000

interface Sum {
  readonly until: number
  readonly limits: Storage
  used: Storage
}

const NOTHING: Storage = { worksheets: 0, images: 0 }
const UNLIMITED: Storage = { worksheets: Infinity, images: Infinity }

export class Quotas {
  readonly #query: Query
  readonly #config: Config
  readonly #sums = new Map<string, Promise<Sum>>()

  constructor(query: Query, config: Config) {
    this.#query = query
    this.#config = config
  }

  /**
   * Runs `store` with the room that there is, less than nothing when a limit was lowered. What it takes
   * is told to `take`; until then so many bytes are set aside, as others store at the same time.
   */
  async within<T>(
    ownerId: string,
    bytes: number,
    store: (room: Storage, take: (taken: Storage) => void) => Promise<T>,
  ): Promise<T> {
    const sum = await this.#sumOf(ownerId)
    const room = minus(sum.limits, sum.used)
    const reserved = { worksheets: bytes, images: bytes }
    let taken = NOTHING
    sum.used = plus(sum.used, reserved)
    try {
      return await store(room, size => void (taken = size))
    } finally {
      sum.used = plus(minus(sum.used, reserved), taken)
    }
  }

  /** Stores a new worksheet by `insert`. Throws Refused when it does not fit. */
  insert<T>(ownerId: string, size: Storage, insert: () => Promise<T>): Promise<T> {
    const worksheets = size.worksheets + EACH
    return this.within(ownerId, worksheets + size.images, async (room, take) => {
      const added = { ...size, worksheets }
      const problem = beyondRoom(room, added)
      if (problem) throw problem
      const made = await insert()
      take(added)
      return made
    })
  }

  /** As it is now. */
  async usedBy(ownerId: string): Promise<Storage> {
    return addUp(this.#query, ownerId)
  }

  async #sumOf(ownerId: string): Promise<Sum> {
    const known = await this.#sums.get(ownerId)
    if (known && known.until > Date.now()) return known
    const found = this.#find(ownerId)
    if (this.#sums.size >= REMEMBERED) this.#sums.clear()
    this.#sums.set(ownerId, found)
    found.catch(() => this.#sums.delete(ownerId))
    return found
  }

  async #find(ownerId: string): Promise<Sum> {
    const limits = inBytes(await fullLimits({ query: this.#query, config: this.#config }, ownerId))
    const until = Date.now() + LASTS
    const unlimited = limits.worksheets === Infinity && limits.images === Infinity
    return { until, limits, used: unlimited ? NOTHING : await addUp(this.#query, ownerId) }
  }
}

function inBytes({ storage_mb: worksheets, images_mb: images }: PlanLimits): Storage {
  return {
    worksheets: worksheets === null ? UNLIMITED.worksheets : worksheets * MB,
    images: images === null ? UNLIMITED.images : images * MB,
  }
}

const plus = (a: Storage, b: Storage): Storage => ({
  worksheets: a.worksheets + b.worksheets,
  images: a.images + b.images,
})
const minus = (a: Storage, b: Storage): Storage => ({
  worksheets: a.worksheets - b.worksheets,
  images: a.images - b.images,
})

/** Lengths are known to the database without the content. */
async function addUp(query: Query, ownerId: string): Promise<Storage> {
  const { rows } = await query.execute<{ worksheets: string; images: string }>(sql`
    select
      coalesce(sum(${EACH} + octet_length(s.document) + octet_length(s.archive) - s.image_bytes + coalesce(u.bytes - u.images, 0)), 0)
        as worksheets,
      coalesce(sum(s.image_bytes + coalesce(u.images, 0)), 0) as images
    from worksheets w
    join worksheet_snapshots s on s.worksheet_id = w.id
    left join lateral (
      select sum(octet_length(document) + octet_length(archive)) as bytes, sum(image_bytes) as images
      from worksheet_updates where worksheet_id = w.id
    ) u on true
    where w.owner_id = ${ownerId}`)
  return { worksheets: Number(rows[0]?.worksheets ?? 0), images: Number(rows[0]?.images ?? 0) }
}
