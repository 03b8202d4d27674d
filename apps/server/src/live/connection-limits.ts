/**
 * Numbers of windows that may be open: for one person, for one address without an account and with any (it
 * may be a whole company), for one worksheet.
 */
const LIMITS = { person: 100, anonymous: 40, address: 1000, worksheet: 300 } as const
type Kind = keyof typeof LIMITS

/** Person, address and worksheet of a window. */
export interface ConnectionOrigin {
  /** Id of the person; null for an anonymous visitor. */
  readonly userId: string | null
  /** Network address. */
  readonly address: string
  readonly worksheet: string
}

/** Counts the windows of this process. */
export class ConnectionLimits {
  readonly #counts = new Map<string, number>()

  /** Returns the function that removes the window again; null when there are too many already. */
  enter({ userId, address, worksheet }: ConnectionOrigin): (() => void) | null {
    const own: [Kind, string] = userId === null ? ['anonymous', address] : ['person', userId]
    const places: readonly [Kind, string][] = [own, ['address', address], ['worksheet', worksheet]]
    const full = places.some(([kind, name]) => this.#count(kind, name) >= LIMITS[kind])
    if (full) return null
    for (const place of places) this.#add(...place, 1)
    return () => {
      for (const place of places) this.#add(...place, -1)
    }
  }

  #count(kind: Kind, name: string): number {
    return this.#counts.get(`${kind} ${name}`) ?? 0
  }

  #add(kind: Kind, name: string, more: number): void {
    const count = this.#count(kind, name) + more
    if (count > 0) this.#counts.set(`${kind} ${name}`, count)
    else this.#counts.delete(`${kind} ${name}`)
  }
}
