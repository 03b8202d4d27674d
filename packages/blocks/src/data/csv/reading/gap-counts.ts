/** Counts what stands in the cells of a column that have no value. */
import type { ReadGaps } from './options.ts'

/** Most different texts that are counted one by one. */
const MOST = 12
/** Signs of a text that are kept. */
const LONGEST = 24

export class GapCounts {
  readonly #signs = new Map<string, number>()

  /** A cell without a value. Empty ones are left out: the count of all gaps has them. */
  add(text: string): void {
    const sign = text.trim().slice(0, LONGEST)
    if (sign === '') return
    const known = this.#signs.get(sign)
    if (known !== undefined || this.#signs.size < MOST) this.#signs.set(sign, (known ?? 0) + 1)
  }

  /** @param count of all cells without a value */
  of(count: number): ReadGaps {
    return { count, signs: [...this.#signs].toSorted((a, b) => b[1] - a[1]) }
  }
}
