/** Reads from the page what the pointer is over. */
import { pathTo, treeOf } from '../selection/tree.ts'
import type { EditorWithState } from '../state/editor.ts'
import { dropPlace } from './drop-place.ts'
import type { DropPlace } from './drop-place.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The row at a height of the window; null below the last one. */
export function rowAt(sheet: HTMLElement, y: number): HTMLElement | null {
  const box = sheet.getBoundingClientRect()
  const hit = document.elementsFromPoint(box.left + box.width / 2, y)
  for (const element of hit) {
    const row = element.closest<HTMLElement>('[data-block]')
    if (row && sheet.contains(row)) return row
  }
  return null
}

/** The first row above which a height lies that hits none, as over the first line; null below the last one. */
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
export const depthOver = (sheet: HTMLElement, pixels: number): number =>
  Math.round(pixels / levels(sheet).step)

/** Where something dropped at this point goes, and where its line is drawn inside the sheet. */
export function dropAt(
  editor: EditorWithState,
  sheet: HTMLElement,
  { y }: Point,
  depth: number,
): { readonly drop: DropPlace; readonly line: DropLineBox } | null {
  const { rows } = editor.feed
  const element = rowAt(sheet, y) ?? nearestRow(sheet, y)
  const box = element?.getBoundingClientRect()
  const index = element ? rows.findIndex(row => row.id === element.dataset.block) : rows.length
  if (index < 0) return null
  const tree = treeOf(editor.feed.blocks())
  const pointer = { row: index, fraction: box ? Math.max(0, (y - box.top) / box.height) : 0 }
  const drop = dropPlace(rows, id => pathTo(tree, id).slice(0, -1), pointer, depth)
  return drop && { drop, line: lineBox(sheet, rows, drop) }
}

/** Place of the drop line, relative to the sheet. */
export interface DropLineBox {
  readonly top: number
  readonly left: number
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
