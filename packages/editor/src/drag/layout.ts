/** Reads from the page what the pointer is over. */
import { pathTo, treeOf } from '../state/tree.ts'
import type { EditorWithState } from '../state/editor.ts'
import { placeBesideAt } from './beside.ts'
import { dropPlace } from './drop-place.ts'
import type { DropLineBox, DropPlace, Point } from './drop-place.ts'

/** The row at a height of the window, of those beside one another the one under the pointer; null below the last one. */
export function rowAt(sheet: HTMLElement, { x, y }: Point): HTMLElement | null {
  const box = sheet.getBoundingClientRect()
  const within = Math.min(Math.max(x, box.left + 1), box.right - 1)
  for (const element of document.elementsFromPoint(within, y)) {
    const row = element.closest<HTMLElement>('[data-block]') ?? rowInColumn(element, within)
    if (row && sheet.contains(row)) return row
  }
  return null
}

/** The last row of the column at a horizontal place, where a column is lower than those beside it. */
function rowInColumn(element: Element, x: number): HTMLElement | null {
  const columns = element.closest('[data-columns]')?.children ?? []
  const column = [...columns].findLast(one => one.getBoundingClientRect().left <= x) ?? columns[0]
  return [...(column?.querySelectorAll<HTMLElement>('[data-block]') ?? [])].at(-1) ?? null
}

/** The row below a height at which there is none, such as above the first line; null below the last row. */
function nearestRow(sheet: HTMLElement, y: number): HTMLElement | null {
  const rows = [...sheet.querySelectorAll<HTMLElement>('[data-block]')]
  return rows.find(row => row.getBoundingClientRect().bottom > y) ?? null
}

/** Pixels of one level, and where the text of the outermost one begins. */
function levels(sheet: HTMLElement): { readonly margin: number; readonly step: number } {
  const style = getComputedStyle(sheet)
  return {
    margin: Number.parseFloat(style.getPropertyValue('--margin')) || 0,
    step: Number.parseFloat(style.getPropertyValue('--indent')) || 1,
  }
}

/** Level at a horizontal place. */
export function depthAt(sheet: HTMLElement, x: number): number {
  const { margin, step } = levels(sheet)
  return Math.max(0, Math.floor((x - sheet.getBoundingClientRect().left - margin) / step + 0.5))
}

/** Number of levels of a horizontal distance. */
export const levelsAcross = (sheet: HTMLElement, pixels: number): number =>
  Math.round(pixels / levels(sheet).step)

/**
 * Returns the place for what is dropped at this point, and the position of its line inside the sheet.
 * @param moving blocks that are dragged; null where they cannot go beside a line
 */
export function dropAt(
  editor: EditorWithState,
  sheet: HTMLElement,
  point: Point,
  depth: number,
  moving: readonly string[] | null = [],
): { readonly drop: DropPlace; readonly line: DropLineBox } | null {
  const { rows } = editor.feed
  const { y } = point
  const element = rowAt(sheet, point) ?? nearestRow(sheet, y)
  const beside = element && moving && placeBesideAt(editor, sheet, element, point, moving)
  if (beside) return beside
  const box = element?.getBoundingClientRect()
  const index = element ? rows.findIndex(row => row.id === element.dataset.block) : rows.length
  if (index < 0) return null
  const tree = treeOf(editor.feed.blocks())
  const pointer = { row: index, fraction: box ? Math.max(0, (y - box.top) / box.height) : 0 }
  const drop = dropPlace(rows, id => pathTo(tree, id).slice(0, -1), pointer, depth)
  return drop && { drop, line: lineBox(sheet, rows, drop) }
}

function lineBox(
  sheet: HTMLElement,
  rows: readonly { readonly id: string }[],
  { gap, depth }: DropPlace,
): DropLineBox {
  const { margin, step } = levels(sheet)
  const element = (index: number): Element | null =>
    rows[index] ? sheet.querySelector(`[data-block="${CSS.escape(rows[index].id)}"]`) : null
  const below = element(gap)?.getBoundingClientRect().top
  const above = element(gap - 1)?.getBoundingClientRect().bottom
  const top = below ?? above ?? sheet.getBoundingClientRect().top + 56
  return { top: top - sheet.getBoundingClientRect().top, left: margin + depth * step }
}
