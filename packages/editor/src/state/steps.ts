/**
 * Changes of the order of blocks by the keyboard, as data: the operations on the document, and where the
 * caret goes then. Nothing here touches the document.
 */
import type { NewBlock, Operation, Place } from '@calcwright/document'
import type { CaretPlace, Direction } from '../contract/caret-place.ts'
import { areBeside } from './rows.ts'
import type { Row } from './rows.ts'

export interface EditStep {
  readonly operations: readonly Operation[]
  readonly focus: Focus | null
  /** Typing right after it is undone together with it. */
  readonly goesOn?: boolean
}

/** A block that is there, the n-th of those that the operations make, or a new implicit line. */
export type Focus =
  | { readonly block: string; readonly place: CaretPlace }
  | { readonly inserted: number; readonly place: CaretPlace }
  | { readonly implicit: Place }

export const EMPTY_STEP: EditStep = { operations: [], focus: null }

/** How many places for the caret a row has. */
export type CaretPlacesOf = (row: Row) => 'none' | 'one' | 'several'

/** New blocks next to `anchor`, or at the end of the sheet when there is none. */
export function insertStep(
  anchor: string | null,
  side: 'before' | 'after',
  items: readonly NewBlock[],
  place: CaretPlace | null,
): EditStep {
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
export function removeStep(
  rows: readonly Row[],
  fieldsOf: CaretPlacesOf,
  id: string,
  direction: 'back' | 'forward',
): EditStep {
  const [near, far] = direction === 'back' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const focus = leaveFocus(rows, fieldsOf, id, near) ?? leaveFocus(rows, fieldsOf, id, far)
  if (!focus) return EMPTY_STEP
  return { operations: [{ kind: 'remove', ids: [id] }], focus }
}

/**
 * Where the caret goes when it leaves a block; null at the end of the sheet. Between two blocks that
 * do not have exactly one field each, and inside an empty container, an implicit line takes it; not between two
 * that stand beside one another.
 *
 * @param takesLine whether a line may stand before a block: not between the series of a plot
 */
export function leaveFocus(
  rows: readonly Row[],
  fieldsOf: CaretPlacesOf,
  id: string,
  direction: Direction,
  x?: number,
  takesLine: (before: string) => boolean = () => true,
): Focus | null {
  const step = direction === 'up' || direction === 'left' ? -1 : 1
  const at = rows.findIndex(row => row.id === id)
  if (at < 0) return null
  for (let index = at + step; rows[index]; index += step) {
    const [from, to] = [rows[index - step]!, rows[index]!]
    if (to.kind === 'empty') return { implicit: { inside: to.block, at: 'start' } }
    const place = between(from, to, step)
    const mayDivide = !areBeside(from, to) && (!('before' in place) || takesLine(place.before))
    if (mayDivide && fieldsOf(from) !== 'one' && fieldsOf(to) !== 'one') return { implicit: place }
    if (fieldsOf(to) !== 'none') return { block: to.id, place: arriving(direction, x) }
  }
  return null
}

function between(from: Row, to: Row, step: 1 | -1): Place {
  const [upper, lower] = step === 1 ? [from, to] : [to, from]
  return lower.depth >= upper.depth ? { before: lower.id } : { after: upper.id }
}

function arriving(direction: Direction, x: number | undefined): CaretPlace {
  if (direction === 'left') return { at: 'end' }
  if (direction === 'right' || x === undefined) return { at: 'start' }
  return { at: 'column', x, from: direction === 'up' ? 'below' : 'above' }
}

export function convertStep(id: string, item: NewBlock, place: CaretPlace | null, written = false): EditStep {
  const { type, props = {}, children = [] } = item
  const fill: Operation[] = children.length
    ? [{ kind: 'insert', blocks: children, at: { inside: id, at: 'end' } }]
    : []
  return {
    operations: [{ kind: 'convert', id, type, props, written }, ...fill],
    focus: place && { block: id, place },
  }
}
