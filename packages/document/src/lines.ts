/** The numbers in the margin: what people, references and messages call a line. */
import type { Block, Registry } from './types.ts'

/**
 * Number of every block from 1. An indent shows in its lines only and has none. What stands in a
 * container that counts its own lines, as a program does, has numbers from 1 again.
 */
export function lineNumbers(registry: Registry, blocks: readonly Block[]): ReadonlyMap<string, number> {
  const counts = new Map<string | null, number>()
  const numbers = new Map<string, number>()
  const counted = countedIn(registry, blocks)
  for (const { id, type } of blocks) {
    if (registry.get(type)?.container?.indents) continue
    const list = counted.get(id) ?? null
    const number = (counts.get(list) ?? 0) + 1
    counts.set(list, number)
    numbers.set(id, number)
  }
  return numbers
}

/** The container that counts each block among its own lines; null for the worksheet. */
export function countedIn(
  registry: Registry,
  blocks: readonly Pick<Block, 'id' | 'type' | 'parent'>[],
): ReadonlyMap<string, string | null> {
  const lists = new Map<string, string | null>()
  const counting = new Set<string>()
  for (const { id, type, parent } of blocks) {
    lists.set(id, parent !== null && counting.has(parent) ? parent : (lists.get(parent ?? '') ?? null))
    if (registry.get(type)?.container?.ownNumbers) counting.add(id)
  }
  return lists
}

/** The block with a number among the lines of the worksheet; those of programs are out of reach. */
export function blockAtLine(registry: Registry, blocks: readonly Block[], line: number): string | undefined {
  const counted = countedIn(registry, blocks)
  const own = blocks.filter(({ id }) => counted.get(id) === null)
  return [...lineNumbers(registry, own)].find(([, number]) => number === line)?.[0]
}
