/**
 * How much people may store: their worksheets with the results, in the trash as well, and apart from these their files and
 * pictures. The database adds up what they store now and then; in between it is counted on here.
 */
import type { PlanLimits } from '@calcwright/contract'
import { sql } from '../db/drizzle.ts'
import type { Config } from '../config.ts'
import type { Query, Transaction } from '../db/database.ts'
import { type Storage, beyondRemaining } from '../documents/remaining-storage.ts'
import { COUNTED_BYTES } from '../files/file-rows.ts'
import { fullLimits } from './plan-limits.ts'

const MB = 1024 * 1024

/** Milliseconds after which the database adds up again, because other processes store as well. */
const LIFETIME = 30_000

/** Bytes that count for a worksheet without content. */
const BASE_BYTES = 4096

/** People whose sums are cached. */
const CACHED = 10_000

interface Sum {
  readonly until: number
  readonly limits: Storage
  used: Storage
}

const NOTHING: Storage = { worksheets: 0, files: 0 }
const UNLIMITED: Storage = { worksheets: Infinity, files: Infinity }

export class Quotas {
  readonly #query: Query
  readonly #config: Config
  readonly #sums = new Map<string, Promise<Sum>>()

  constructor(query: Query, config: Config) {
    this.#query = query
    this.#config = config
  }

  /**
   * Runs `store` with the bytes that remain, below zero when a limit was lowered. It reports what it takes to
   * `take`; until then `reserved` counts as taken, because others store at the same time.
   */
  async within<T>(
    ownerId: string,
    reserved: Storage,
    store: (remaining: Storage, take: (taken: Storage) => void) => Promise<T>,
  ): Promise<T> {
    const sum = await this.#sumOf(ownerId)
    const remaining = minus(sum.limits, sum.used)
    let taken = NOTHING
    sum.used = plus(sum.used, reserved)
    try {
      return await store(remaining, size => void (taken = size))
    } finally {
      sum.used = plus(minus(sum.used, reserved), taken)
    }
  }

  /** Stores a new worksheet by `insert`. Throws Refused when it does not fit. */
  insert<T>(ownerId: string, size: Storage, insert: () => Promise<T>): Promise<T> {
    const added = { ...size, worksheets: size.worksheets + BASE_BYTES }
    return this.within(ownerId, added, async (remaining, take) => {
      const problem = beyondRemaining(remaining, added)
      if (problem) throw problem
      const made = await insert()
      take(added)
      return made
    })
  }

  /**
   * Runs a change in a transaction after which the person owns more. Throws Refused, which rolls back, when that
   * does not fit.
   */
  async refuseBeyond(transaction: Transaction, ownerId: string, change: () => Promise<void>): Promise<void> {
    const limits = inBytes(await fullLimits({ query: this.#query, config: this.#config }, ownerId))
    const before = await addUp(transaction, ownerId)
    await change()
    const added = minus(await addUp(transaction, ownerId), before)
    const problem = beyondRemaining(minus(limits, before), added)
    if (problem) throw problem
    this.#sums.delete(ownerId)
  }

  /** Bytes that the person stores at this moment. */
  async usedBy(ownerId: string): Promise<Storage> {
    return addUp(this.#query, ownerId)
  }

  async #sumOf(ownerId: string): Promise<Sum> {
    const known = await this.#sums.get(ownerId)
    if (known && known.until > Date.now()) return known
    const found = this.#find(ownerId)
    if (this.#sums.size >= CACHED) this.#sums.clear()
    this.#sums.set(ownerId, found)
    found.catch(() => this.#sums.delete(ownerId))
    return found
  }

  async #find(ownerId: string): Promise<Sum> {
    const limits = inBytes(await fullLimits({ query: this.#query, config: this.#config }, ownerId))
    const until = Date.now() + LIFETIME
    const unlimited = limits.worksheets === Infinity && limits.files === Infinity
    return { until, limits, used: unlimited ? NOTHING : await addUp(this.#query, ownerId) }
  }
}

function inBytes({ storage_mb: worksheets, files_mb: files }: PlanLimits): Storage {
  return {
    worksheets: worksheets === null ? UNLIMITED.worksheets : worksheets * MB,
    files: files === null ? UNLIMITED.files : files * MB,
  }
}

const plus = (a: Storage, b: Storage): Storage => ({
  worksheets: a.worksheets + b.worksheets,
  files: a.files + b.files,
})
const minus = (a: Storage, b: Storage): Storage => ({
  worksheets: a.worksheets - b.worksheets,
  files: a.files - b.files,
})

/** The database knows lengths without reading the content. */
async function addUp(query: Query | Transaction, ownerId: string): Promise<Storage> {
  const { rows } = await query.execute<{ worksheets: string; files: string }>(sql`
    select
      coalesce(sum(${BASE_BYTES} + octet_length(s.document) + octet_length(s.archive) - s.image_bytes + coalesce(u.bytes - u.images, 0)), 0)
        + (select coalesce(sum(bytes), 0) from own_materials where stored_by = ${ownerId}) as worksheets,
      coalesce(sum(s.image_bytes + coalesce(u.images, 0) + coalesce(f.bytes, 0)), 0) as files
    from (
      select id, owner_id from worksheets union all select id, owner_id from deleted_worksheets
    ) w
    join worksheet_snapshots s on s.worksheet_id = w.id
    left join lateral (
      select sum(octet_length(document) + octet_length(archive)) as bytes, sum(image_bytes) as images
      from worksheet_updates where worksheet_id = w.id
    ) u on true
    left join lateral (select sum(${COUNTED_BYTES}) as bytes from files where worksheet_id = w.id) f on true
    where w.owner_id = ${ownerId}`)
  return { worksheets: Number(rows[0]?.worksheets ?? 0), files: Number(rows[0]?.files ?? 0) }
}
