/** Pasting into the cells of a table. */
import { cellsOfClipboard, hasHeadings, headingsOf, withGaps, withPoints, withUnitsRow } from './clipboard.ts'
import { areaOf, cellsIn, HEAD } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import { withTexts } from './edit.ts'
import type { Cells, TableChange } from './edit.ts'
import { readTable } from './model.ts'
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
 * @param props the table as it is shown, with the cursor in it
 */
export function pastedAt(props: TableProps, cursor: Cursor, plain: string, html: string): Pasted {
  const table = readTable(props)
  const texts = withGaps(withPoints(cellsOfClipboard(plain, html) ?? [[plain.trim()]]))
  const area = areaOf(cursor)
  const [[only, ...more] = [], ...others] = texts
  if (only !== undefined && more.length === 0 && others.length === 0) {
    // One cell fills all that are selected.
    const line = Array.from({ length: area.right - area.left + 1 }, () => only)
    const filled = Array.from({ length: area.bottom - area.top + 1 }, () => line)
    const into = cellsIn(table, area)
    return { change: now => withTexts(now, into, filled), into, selected: cursor }
  }
  const isHeaded = hasHeadings(texts) && (area.top === HEAD || isBlank(props))
  const top = isHeaded ? HEAD : area.top
  const headed = isHeaded ? withUnitsRow(texts) : texts
  const all = isHeaded ? [headingsOf(headed), ...headed.slice(1)] : texts
  const width = Math.max(...texts.map(line => line.length))
  const [row, column] = [top + all.length - 1, area.left + width - 1]
  const selected = { row, column, anchorRow: top, anchorColumn: area.left }
  const into = cellsIn(table, areaOf(selected))
  return { change: now => withTexts(now, into, all), into, selected }
}

const isBlank = ({ cells, heads }: TableProps): boolean =>
  !hasTexts(cells) && Object.keys(heads).every(key => key.endsWith('.width'))
