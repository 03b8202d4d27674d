/**
 * Names that an editor received live and saves before their author does. The server waits for the author's
 * save; after a while it undoes the name, because the author has left.
 */

/** Milliseconds to wait; a page saves within ten seconds. */
const GRACE = 30_000

/** Worksheets that are remembered; the oldest are forgotten first. */
const MOST = 1000

export class UnsavedNames {
  readonly #since = new Map<string, number>()

  /** Whether the author has had time enough to save the name. */
  isStale(worksheetId: string): boolean {
    return Date.now() - (this.#since.get(worksheetId) ?? Infinity) >= GRACE
  }

  /** Notes that a save was refused because of such a name. */
  refused(worksheetId: string): void {
    if (!this.#since.has(worksheetId)) this.#since.set(worksheetId, Date.now())
    const [first] = this.#since.keys()
    if (this.#since.size > MOST && first !== undefined) this.#since.delete(first)
  }

  saved(worksheetId: string): void {
    this.#since.delete(worksheetId)
  }
}
