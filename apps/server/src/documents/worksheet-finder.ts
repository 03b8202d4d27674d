/** From the hash in an address to the worksheet. */
import { eq } from 'drizzle-orm'
import type { Query } from '../db/database.ts'
import { worksheetHashes, worksheets } from '../db/schema.ts'

export type WorksheetRow = typeof worksheets.$inferSelect

const REMEMBERED = 10_000

export class WorksheetFinder {
  readonly #query: Query
  /** A worksheet keeps its id; what it remembers is checked against the row. */
  readonly #ids = new Map<string, string>()

  constructor(query: Query) {
    this.#query = query
  }

  /** null for a hash that no worksheet has, or no longer. */
  async find(hash: string): Promise<WorksheetRow | null> {
    const id = this.#ids.get(hash) ?? (await this.#lookUp(hash))
    if (id === null) return null
    const row = await this.findById(id)
    return row?.hash === hash ? row : null
  }

  async findById(id: string): Promise<WorksheetRow | null> {
    const [row] = await this.#query.select().from(worksheets).where(eq(worksheets.id, id))
    return row ?? null
  }

  async #lookUp(hash: string): Promise<string | null> {
    const [place] = await this.#query.select().from(worksheetHashes).where(eq(worksheetHashes.hash, hash))
    if (!place) return null
    if (this.#ids.size >= REMEMBERED) this.#ids.clear()
    this.#ids.set(hash, place.worksheetId)
    return place.worksheetId
  }
}
