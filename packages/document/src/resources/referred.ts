/** The resources that blocks refer to. */
import type { Block, Registry } from '../types.ts'

/** A digest in the fields of a block that is not understood: nobody else can say what it means. */
const ANY_DIGEST = /(?<![0-9A-Za-z])[0-9a-f]{64}(?![0-9A-Za-z])/g

/**
 * Digests that the blocks refer to, each once. A block that cannot be read here, because it is of a newer
 * version for instance, refers to every digest in its fields: its resources are copied with it.
 */
export function resourcesOf(registry: Registry, blocks: readonly Block[]): ReadonlySet<string> {
  return new Set(blocks.flatMap(block => [...digestsIn(registry, block)]))
}

function digestsIn(registry: Registry, { type, status, props }: Block): Iterable<string> {
  if (status === 'ok') return registry.get(type)?.resources?.(props) ?? []
  return JSON.stringify(props).match(ANY_DIGEST) ?? []
}
