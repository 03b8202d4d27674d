/** Changes of selected blocks, as data: operations on the document and where the caret goes. */
import type { Block, NewBlock, Operation, Place } from '@calcwright/document'
import type { Row } from '../state/rows.ts'
import type { Focus, EditStep } from '../state/steps.ts'
import { blockIn, parentOf, rowIn, siblingOf } from '../state/tree.ts'
import type { BlockTree } from '../state/tree.ts'

/** The last row before and the first one behind the selected blocks that can take the caret. */
export interface Neighbours {
  readonly before: string | undefined
  readonly after: string | undefined
}

export function neighboursOf(
  rows: readonly Row[],
  selected: ReadonlySet<string>,
  takesCaret: (row: Row) => boolean,
): Neighbours {
  const candidates = rows.filter(row => row.kind === 'block' && takesCaret(row))
  const first = rows.findIndex(row => selected.has(row.id))
  const last = rows.findLastIndex(row => selected.has(row.id))
  const before = new Set(rows.slice(0, Math.max(first, 0)))
  const after = new Set(rows.slice(last + 1))
  return {
    before: candidates.findLast(row => before.has(row))?.id,
    after: candidates.find(row => after.has(row))?.id,
  }
}

/** Takes the blocks away; the sheet keeps at least one line. */
export function deleteStep(
  tree: BlockTree,
  selected: readonly string[],
  { before, after }: Neighbours,
  direction: 'back' | 'forward',
  line: NewBlock,
): EditStep {
  const remove: Operation = { kind: 'remove', ids: selected }
  if (selected.length === tree.blocks.length) {
    const insert: Operation = { kind: 'insert', blocks: [line], at: { inside: null, at: 'start' } }
    return { operations: [remove, insert], focus: { inserted: 0, place: { at: 'start' } } }
  }
  const up: Focus | null = before === undefined ? null : { block: before, place: { at: 'end' } }
  const down: Focus | null = after === undefined ? null : { block: after, place: { at: 'start' } }
  return { operations: [remove], focus: direction === 'back' ? (up ?? down) : (down ?? up) }
}

/**
 * New blocks in the place of the selected ones; the last of them gets the caret.
 * @param inRow whether the selected ones stand beside others
 */
export function replaceStep(
  siblings: readonly string[],
  items: readonly NewBlock[],
  caret: 'start' | 'end',
  inRow = false,
): EditStep {
  return {
    operations: [
      // Inserted first: a refusal then leaves everything as it is.
      {
        kind: 'insert',
        blocks: items,
        at: { before: siblings[0]! },
        written: true,
        ...(inRow && { beside: true }),
      },
      { kind: 'remove', ids: siblings },
    ],
    focus: { inserted: lastShown(items), place: { at: caret } },
  }
}

/**
 * Returns the place to which neighbours of one level move by one step: out of the row of lines that others stay
 * in, past the next sibling, into it when it is an open container, or out of their own container at its end. Null at the
 * end of the sheet.
 */
export function moveTarget(
  tree: BlockTree,
  siblings: readonly string[],
  direction: 'up' | 'down',
  isOpen: (block: Block) => boolean,
): { readonly into: Place | null; readonly past: Place } | null {
  const edge = direction === 'down' ? siblings.at(-1)! : siblings[0]!
  const next = siblingOf(tree, edge, direction === 'down' ? 1 : -1)
  const beside = (id: string): Place => (direction === 'down' ? { after: id } : { before: id })
  const row = rowIn(tree, edge)
  if (row.some(id => !siblings.includes(id)))
    return { into: null, past: beside(direction === 'down' ? row.at(-1)! : row[0]!) }
  if (next === undefined) {
    const parent = parentOf(tree, edge)
    return parent === null ? null : { into: null, past: beside(parent) }
  }
  const open = isOpen(blockIn(tree, next)!)
  return {
    into: open ? { inside: next, at: direction === 'down' ? 'start' : 'end' } : null,
    past: beside(next),
  }
}

/** Position of the last block that will show, in reading order of all that are inserted. */
export function lastShown(items: readonly NewBlock[]): number {
  const last = items.at(-1)!
  const before = items.slice(0, -1).reduce((count, item) => count + sizeOf(item), 0)
  const inside = last.children ?? []
  return inside.length && !last.collapsed ? before + 1 + lastShown(inside) : before
}

const sizeOf = (item: NewBlock): number =>
  (item.children ?? []).reduce((count, child) => count + sizeOf(child), 1)
