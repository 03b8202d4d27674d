/**
 * Names that came to an editor live, and stand in what they save before who gave them has saved them. That
 * save is waited for; of who has left before it, the name is given back.
 */

/** Milliseconds: a page saves within ten seconds. */
const GRACE = 30_000

/** Worksheets; those that were waited for first are forgotten. */
const MOST = 1000

export class UnsavedNames {
  readonly #since = new Map<string, number>()

  /** Whether nobody saves it any more. */
  isStale(worksheetId: string): boolean {
    return Date.now() - (this.#since.get(worksheetId) ?? Infinity) >= GRACE
  }

  /** A save was refused for it. */
  refused(worksheetId: string): void {
    if (!this.#since.has(worksheetId)) this.#since.set(worksheetId, Date.now())
    const [first] = this.#since.keys()
    if (this.#since.size > MOST && first !== undefined) this.#since.delete(first)
  }

  saved(worksheetId: string): void {
    this.#since.delete(worksheetId)
  }
}
