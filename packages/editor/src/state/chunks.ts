/**
 * Lines in groups, so that a change in one line does not make React look at a thousand siblings. A
 * line keeps its group while lines come and go around it: another group would draw it anew.
 */
export interface Chunk {
  readonly key: number
  readonly ids: readonly string[]
  /** Lines before the first one. */
  readonly start: number
}

const SIZE = 32
const LIMIT = 2 * SIZE

/** Groups of the new order, made from those of the old one. */
export function chunkOrder(order: readonly string[], before: readonly Chunk[]): readonly Chunk[] {
  const keyOf = new Map(before.flatMap(chunk => chunk.ids.map(id => [id, chunk.key] as const)))
  const known = new Map(before.map(chunk => [chunk.key, chunk]))
  let next = Math.max(-1, ...known.keys()) + 1
  const used = new Set<number>()
  const chunks: { key: number; ids: string[]; start: number }[] = []
  order.forEach((id, index) => {
    const current = chunks.at(-1)
    const wanted = keyOf.get(id) ?? (before.length ? current?.key : undefined)
    const fits = current && current.ids.length < (before.length ? LIMIT : SIZE)
    if (fits && (wanted === undefined || wanted === current.key)) {
      current.ids.push(id)
      return
    }
    const key = wanted !== undefined && !used.has(wanted) ? wanted : next++
    used.add(key)
    chunks.push({ key, ids: [id], start: index })
  })
  return chunks.map(chunk => unchanged(chunk, known.get(chunk.key)))
}

function unchanged(chunk: Chunk, old: Chunk | undefined): Chunk {
  const same = old?.start === chunk.start && old.ids.length === chunk.ids.length
  return same && old.ids.every((id, at) => id === chunk.ids[at]) ? old : chunk
}
