/**
 * What the keyboard does to the order of blocks, as data: the operations on the document, and where
 * the caret goes then. Nothing here touches the document.
 */
import type { Block, NewBlock, Operation } from '@calcwright/document'
import type { CaretPlace, Direction } from '../types.ts'

export interface Step {
  readonly operations: readonly Operation[]
  readonly focus: Focus | null
}

/** A block that is there, or the n-th of those that the operations make. */
export type Focus =
  | { readonly block: string; readonly place: CaretPlace }
  | { readonly inserted: number; readonly place: CaretPlace }

export const NO_STEP: Step = { operations: [], focus: null }

/** New blocks next to `anchor`, or at the end of the sheet when there is none. */
export function insertStep(
  anchor: string | null,
  side: 'before' | 'after',
  items: readonly NewBlock[],
  place: CaretPlace | null,
): Step {
  const at =
    anchor === null
      ? ({ inside: null, at: 'end' } as const)
      : side === 'after'
        ? { after: anchor }
        : { before: anchor }
  return {
    operations: [{ kind: 'insert', blocks: items, at }],
    focus: place && { inserted: items.length - 1, place },
  }
}

/** Takes a line away; the caret goes to the line before it, or after it when it was the first. */
export function removeStep(blocks: readonly Block[], id: string, direction: 'back' | 'forward'): Step {
  const at = blocks.findIndex(block => block.id === id)
  const before = neighbour(blocks, at, -1)
  const after = neighbour(blocks, at, 1)
  if (at < 0 || (!before && !after)) return NO_STEP
  const target = direction === 'back' ? (before ?? after) : (after ?? before)
  const place: CaretPlace = { at: target === before ? 'end' : 'start' }
  return { operations: [{ kind: 'remove', ids: [id] }], focus: target ? { block: target.id, place } : null }
}

/** Where the caret goes when it leaves a block; null at the end of the sheet. */
export function leaveFocus(
  blocks: readonly Block[],
  id: string,
  direction: Direction,
  x: number | undefined,
): Focus | null {
  const at = blocks.findIndex(block => block.id === id)
  const back = direction === 'up' || direction === 'left'
  const target = neighbour(blocks, at, back ? -1 : 1)
  if (!target) return null
  if (direction === 'left') return { block: target.id, place: { at: 'end' } }
  if (direction === 'right' || x === undefined) return { block: target.id, place: { at: 'start' } }
  return { block: target.id, place: { at: 'column', x } }
}

export function convertStep(id: string, item: NewBlock, place: CaretPlace): Step {
  return {
    operations: [{ kind: 'convert', id, type: item.type, props: item.props ?? {} }],
    focus: { block: id, place },
  }
}

function neighbour(blocks: readonly Block[], at: number, step: 1 | -1): Block | undefined {
  return at < 0 ? undefined : blocks[at + step]
}
