/**
 * The implicit line: one that appears only because the caret went there. It is no part of the
 * worksheet until something is typed into it, so that looking around neither saves nor undoes.
 */
import { newBlockId } from '@calcwright/document'
import type { Block, Operation, Place, Registry } from '@calcwright/document'

export interface ImplicitLine {
  readonly block: Block
  readonly at: Place
}

/** An empty line of the type at a place among the blocks. */
export function implicitLine(
  blocks: readonly Block[],
  registry: Registry,
  type: string,
  at: Place,
): ImplicitLine {
  const beside = 'after' in at ? at.after : 'before' in at ? at.before : null
  const neighbour = beside === null ? undefined : blocks.find(block => block.id === beside)
  const parent = neighbour ? neighbour.parent : 'inside' in at ? at.inside : null
  const container = parent === null ? undefined : blocks.find(block => block.id === parent)
  return {
    at,
    block: {
      id: newBlockId(),
      type,
      version: registry.get(type)?.version ?? 1,
      status: 'ok',
      parent,
      depth: container ? container.depth + 1 : 0,
      props: registry.get(type)?.defaults() ?? {},
      disabled: false,
      collapsed: false,
    },
  }
}

/** The blocks in reading order with the implicit line at its place. */
export function withImplicit(blocks: readonly Block[], { block, at }: ImplicitLine): readonly Block[] {
  const index = indexOf(blocks, at)
  return index === null ? blocks : [...blocks.slice(0, index), block, ...blocks.slice(index)]
}

function indexOf(blocks: readonly Block[], at: Place): number | null {
  const anchor = 'after' in at ? at.after : 'before' in at ? at.before : at.inside
  if (anchor === null) return 'at' in at && at.at === 'start' ? 0 : blocks.length
  const found = blocks.findIndex(block => block.id === anchor)
  if (found < 0) return null
  if ('before' in at) return found
  if ('inside' in at && at.at === 'start') return found + 1
  let end = found + 1
  while (end < blocks.length && blocks[end]!.depth > blocks[found]!.depth) end++
  return end
}

/** The operation that makes the line a block. */
export const insertOperation = ({ block, at }: ImplicitLine): Operation => ({
  kind: 'insert',
  blocks: [{ id: block.id, type: block.type }],
  at,
})

/** Whether an operation concerns the block, so that it must exist first. */
export function concernsBlock(operation: Operation, id: string): boolean {
  if ('id' in operation && operation.id === id) return true
  if ('ids' in operation && operation.ids.includes(id)) return true
  if (!('at' in operation)) return false
  const { at } = operation
  return 'after' in at ? at.after === id : 'before' in at ? at.before === id : at.inside === id
}
