/** Sets of ids: what Yjs numbers, for each client from some clock up to, not including, another one. */
export interface Span {
  readonly client: number
  readonly from: number
  readonly to: number
}

export class Spans {
  /** Spans of each client in order; none touches the next. */
  readonly #byClient = new Map<number, { from: number; to: number }[]>()
  #count = 0

  constructor(spans: Iterable<Span> = []) {
    for (const span of spans) this.add(span)
  }

  get count(): number {
    return this.#count
  }

  /** False when all of it was there. */
  add({ client, from, to }: Span): boolean {
    const list = this.#byClient.get(client) ?? []
    this.#byClient.set(client, list)
    const first = firstReaching(list, from)
    const at = list[first]
    if (at && at.from <= from && at.to >= to) return false
    let [start, end] = [from, to]
    let last = first
    for (; last < list.length && list[last]!.from <= to; last++) {
      start = Math.min(start, list[last]!.from)
      end = Math.max(end, list[last]!.to)
    }
    this.#count += 1 - (last - first)
    list.splice(first, last - first, { from: start, to: end })
    return true
  }

  /** The parts of the span that are in it. */
  within({ client, from, to }: Span): Span[] {
    const list = this.#byClient.get(client) ?? []
    const found: Span[] = []
    for (let at = firstReaching(list, from + 1); at < list.length && list[at]!.from < to; at++)
      found.push({ client, from: Math.max(from, list[at]!.from), to: Math.min(to, list[at]!.to) })
    return found
  }

  has({ client, clock }: { readonly client: number; readonly clock: number }): boolean {
    return this.within({ client, from: clock, to: clock + 1 }).length > 0
  }

  *[Symbol.iterator](): Generator<Span> {
    for (const [client, list] of this.#byClient) for (const span of list) yield { client, ...span }
  }
}

/** Index of the first that ends at `clock` or later. */
function firstReaching(list: readonly { readonly to: number }[], clock: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (list[middle]!.to < clock) low = middle + 1
    else high = middle
  }
  return low
}
