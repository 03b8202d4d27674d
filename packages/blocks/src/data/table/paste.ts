/** Pasting into the cells of a table. */
import { cellsOfClipboard, hasHeadings, headingsOf, withGaps, withPoints, withUnitsRow } from './clipboard.ts'
import { areaOf, cellsIn, cursorOverArea, HEAD } from './cursor.ts'
import type { CellArea, Cursor } from './cursor.ts'
import { withTexts } from './edit.ts'
import type { Cells, TableChange } from './edit.ts'
import type { Table } from './model.ts'
import type { TableProps } from './props.ts'
import { hasTexts } from './texts.ts'

export interface Pasted {
  readonly change: (props: TableProps) => TableChange
  /** The rows and columns that are written, as far as the table has them. */
  readonly into: Cells
  /** The written cells, those in new rows and columns among them. */
  readonly selected: Cursor
}

/**
 * Into a table without content headings go where headings are, elsewhere where the cursor is.
 * @param shown the table, and its rows as they are shown with the cursor in them
 */
export function pastedAt(
  { props, table }: { readonly props: TableProps; readonly table: Table },
  cursor: Cursor,
  plain: string,
  html: string,
): Pasted {
  const texts = withGaps(withPoints(cellsOfClipboard(plain, html) ?? [[plain.trim()]]))
  const area = areaOf(cursor)
  const filled = repeatedOver(texts, area)
  if (filled) {
    const into = cellsIn(table, area)
    return { change: now => withTexts(now, into, filled), into, selected: cursor }
  }
  const isHeaded = hasHeadings(texts) && (area.top === HEAD || isBlank(props))
  const top = isHeaded ? HEAD : area.top
  const headed = isHeaded ? withUnitsRow(texts) : texts
  const all = isHeaded ? [headingsOf(headed), ...headed.slice(1)] : texts
  const width = Math.max(...texts.map(line => line.length))
  const selected = cursorOverArea(top, area.left, top + all.length - 1, area.left + width - 1)
  const into = cellsIn(table, areaOf(selected))
  return { change: now => withTexts(now, into, all), into, selected }
}

/** Cells again and again over a selection into which they fit several times; null over any other. */
function repeatedOver(texts: readonly (readonly string[])[], area: CellArea): readonly string[][] | null {
  const [height, width] = [area.bottom - area.top + 1, area.right - area.left + 1]
  const [lines, length] = [texts.length, texts[0]?.length ?? 0]
  const isEven = length > 0 && texts.every(line => line.length === length)
  const isSingle = isEven && lines === 1 && length === 1
  const isFitting = isEven && height % lines === 0 && width % length === 0 && height * width > lines * length
  if (!isSingle && (!isFitting || area.top === HEAD)) return null
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => texts[row % lines]![column % length]!),
  )
}

const isBlank = ({ cells, heads }: TableProps): boolean =>
  !hasTexts(cells) && Object.keys(heads).every(key => key.endsWith('.width'))
