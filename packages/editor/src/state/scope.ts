/** Names that a block can read, from the blocks themselves: their results may still be on their way. */
import type { Block, Registry } from '@calcwright/document'
import { viewOf } from '../contract/block-view.ts'
import type { ViewRegistry } from '../contract/block-view.ts'

export interface Types {
  readonly worksheet: { readonly registry: Registry }
  readonly registry: ViewRegistry
}

/** A block above with the names that it gives a meaning, or takes it from, for the block that asks. */
export interface NamesOfBlock {
  readonly block: Block
  readonly defines: readonly string[]
  readonly ends: readonly string[]
}

/**
 * The blocks above `before` whose names it can read, in reading order. What is defined inside a
 * container with names of its own stays there, and so do the parameters of it.
 */
export function* readableAbove(
  blocks: readonly Block[],
  types: Types,
  before: string,
): Generator<NamesOfBlock> {
  const around = containersOf(blocks, before)
  let hidden = Infinity
  for (const block of blocks) {
    if (block.id === before) break
    if (block.depth > hidden) continue
    hidden = ownsNames(types, block) && !around.has(block.id) ? block.depth : Infinity
    const view = block.status === 'ok' ? viewOf(types.registry, block.type) : undefined
    const bound = around.has(block.id) ? (view?.binds?.(block.props) ?? []) : []
    const defines = [...(view?.defines?.(block.props) ?? []), ...bound]
    const ends = view?.ends?.(block.props) ?? []
    if (defines.length || ends.length) yield { block, defines, ends }
  }
}

/** Names that the block can read, its own parameters among them. */
export function namesAbove(blocks: readonly Block[], types: Types, block: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { defines, ends } of readableAbove(blocks, types, block)) {
    for (const name of ends) names.delete(name)
    for (const name of defines) names.add(name)
  }
  const own = blocks.find(({ id }) => id === block)
  if (own?.status === 'ok')
    for (const name of viewOf(types.registry, own.type)?.binds?.(own.props) ?? []) names.add(name)
  return names
}

/** Whether what is defined inside the block stays there. */
export const ownsNames = ({ worksheet }: Types, { type }: Block): boolean =>
  worksheet.registry.get(type)?.container?.ownNames === true

/** The containers that a block stands in. */
function containersOf(blocks: readonly Block[], id: string): ReadonlySet<string> {
  const byId = new Map(blocks.map(block => [block.id, block]))
  const around = new Set<string>()
  let parent = byId.get(id)?.parent ?? null
  while (parent !== null && !around.has(parent)) {
    around.add(parent)
    parent = byId.get(parent)?.parent ?? null
  }
  return around
}
