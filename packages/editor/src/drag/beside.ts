/** Dropping at the side of a line: beside it, in one row. */
import { MAX_BLOCKS_PER_ROW, rowAmongSiblings } from '@calcwright/document'
import type { EditorWithState } from '../state/editor.ts'
import type { Row } from '../state/rows.ts'
import type { DropLineBox, DropPlace, Point } from './drop-place.ts'

/** A window so narrow shows the lines of a row one below another, as phones do. */
const NARROW = 600

/** Share of a line at each of its sides. */
const SIDE = 0.25

/** The place beside a line, where the pointer is over a quarter at its side and the row has room; null elsewhere. */
export function placeBesideAt(
  editor: EditorWithState,
  sheet: HTMLElement,
  element: HTMLElement,
  { x, y }: Point,
  moving: readonly string[],
): { readonly drop: DropPlace; readonly line: DropLineBox } | null {
  const gap = editor.feed.rows.findIndex(({ id }) => id === element.dataset.block)
  const row = editor.feed.rows[gap]
  const box = element.getBoundingClientRect()
  if (!row || row.kind === 'empty' || sheet.clientWidth < NARROW || y > box.bottom) return null
  const side = sideAt(sheet, element, row, x)
  if (!side || !takesBeside(editor, row.block, moving)) return null
  const origin = sheet.getBoundingClientRect()
  const left = side === 'left' ? textBox(element).left - 6 : Math.min(box.right, origin.right - 8)
  return {
    drop: {
      place: side === 'left' ? { before: row.block } : { after: row.block },
      gap,
      depth: row.depth,
      inside: false,
      beside: true,
    },
    line: { top: box.top - origin.top, left: left - origin.left, height: box.height },
  }
}

function sideAt(sheet: HTMLElement, element: HTMLElement, row: Row, x: number): 'left' | 'right' | null {
  const { left, right } = textBox(element)
  const width = right - left
  if (x > right - SIDE * width) return 'right'
  // At the very left of a line of its own the pointer chooses how deep it goes.
  const step = Number.parseFloat(getComputedStyle(sheet).getPropertyValue('--indent')) || 0
  const from = row.columns.length > 0 ? left : left + (row.depth + 2) * step
  return x >= from && x < left + SIDE * width ? 'left' : null
}

/** The line between its margins. */
function textBox(element: HTMLElement): { readonly left: number; readonly right: number } {
  const style = getComputedStyle(element)
  const margin = (name: string): number => Number.parseFloat(style.getPropertyValue(name)) || 0
  const { left, right } = element.getBoundingClientRect()
  return { left: left + margin('--margin'), right: right - margin('--far-margin') }
}

/** Whether so many lines, one when a tool is dragged, have room beside a block that is none of them. */
function takesBeside({ worksheet }: EditorWithState, id: string, moving: readonly string[]): boolean {
  const divides = (one: string): boolean =>
    worksheet.registry.get(worksheet.block(one)?.type ?? '')?.divides === true
  const parent = worksheet.block(id)?.parent ?? null
  const row = rowAmongSiblings(worksheet.childrenOf(parent), id, one => worksheet.block(one))
  const staying = row.filter(one => !moving.includes(one))
  return (
    !moving.includes(id) &&
    ![id, ...moving].some(divides) &&
    staying.length + Math.max(1, moving.length) <= MAX_BLOCKS_PER_ROW
  )
}
