/** Finds the worksheet of a hash in an address. */
import { and, eq, ne } from '../db/drizzle.ts'
import type { Config } from '../config.ts'
import type { Query } from '../db/database.ts'
import { worksheetHashes, worksheets } from '../db/schema.ts'

export type WorksheetRow = typeof worksheets.$inferSelect

/** Whether the owner's plan does not cover it, on a server where plans limit people. A public one needs no plan. */
export const isUnpaid = (
  { config }: { readonly config: Pick<Config, 'plan'> },
  { needPaidPlan, publicRights }: WorksheetRow,
): boolean => config.plan === 'own' && needPaidPlan && publicRights < 1

const CACHED = 10_000

export class WorksheetFinder {
  readonly #query: Query
  /** Cached ids. A worksheet never changes its id, and the row is read in any case. */
  readonly #ids = new Map<string, string>()

  constructor(query: Query) {
    this.#query = query
  }

  /** Returns null for an unknown or former hash. */
  async find(hash: string): Promise<WorksheetRow | null> {
    const row = await this.findByFormer(hash)
    return row?.hash === hash ? row : null
  }

  /** Finds a worksheet by its present or a former hash. */
  async findByFormer(hash: string): Promise<WorksheetRow | null> {
    const id = this.#ids.get(hash) ?? (await this.#lookUp(hash))
    return id === null ? null : this.findById(id)
  }

  /** Former hashes of a worksheet. */
  async formerHashes({ id, hash }: WorksheetRow): Promise<readonly string[]> {
    const rows = await this.#query
      .select({ hash: worksheetHashes.hash })
      .from(worksheetHashes)
      .where(and(eq(worksheetHashes.worksheetId, id), ne(worksheetHashes.hash, hash)))
    return rows.map(row => row.hash)
  }

  async findById(id: string): Promise<WorksheetRow | null> {
    const [row] = await this.#query.select().from(worksheets).where(eq(worksheets.id, id))
    return row ?? null
  }

  async #lookUp(hash: string): Promise<string | null> {
    const [place] = await this.#query.select().from(worksheetHashes).where(eq(worksheetHashes.hash, hash))
    if (!place) return null
    if (this.#ids.size >= CACHED) this.#ids.clear()
    this.#ids.set(hash, place.worksheetId)
    return place.worksheetId
  }
}
