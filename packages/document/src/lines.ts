/** The numbers in the margin: what people, references and messages call a line. */
import type { Block, Registry } from './types.ts'

/** Number of every block from 1. An indent shows in its lines only and has none. */
export function lineNumbers(registry: Registry, blocks: readonly Block[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>()
  for (const { id, type } of blocks)
    if (!registry.get(type)?.container?.indents) numbers.set(id, numbers.size + 1)
  return numbers
}
