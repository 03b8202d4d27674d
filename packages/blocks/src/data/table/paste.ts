/** Pasting into the cells of a table. */
import { cellsOfClipboard, hasHeadings, headingsOf, withGaps, withPoints, withUnitsRow } from './clipboard.ts'
import { areaOf } from './cursor.ts'
import type { Cursor } from './cursor.ts'
import { HEAD, withTexts } from './edit.ts'
import type { Patch } from './edit.ts'
import type { TableProps } from './props.ts'

export interface Pasted {
  readonly patch: (props: TableProps) => Patch
  /** The pasted cells are selected. */
  readonly cursor: Cursor
}

/** Into a table without content headings go where headings are, elsewhere where the cursor is. */
export function pastedAt(props: TableProps, cursor: Cursor, plain: string, html: string): Pasted {
  const texts = withGaps(withPoints(cellsOfClipboard(plain, html) ?? [[plain.trim()]]))
  const { top, left, bottom, right } = areaOf(cursor)
  const [[only, ...more] = [], ...others] = texts
  if (only !== undefined && more.length === 0 && others.length === 0) {
    // One cell fills all that are selected.
    const line = Array.from({ length: right - left + 1 }, () => only)
    const filled = Array.from({ length: bottom - top + 1 }, () => line)
    return { patch: now => withTexts(now, top, left, filled), cursor }
  }
  const isHeaded = hasHeadings(texts) && (top === HEAD || isBlank(props))
  const row = isHeaded ? HEAD : top
  const headed = isHeaded ? withUnitsRow(texts) : texts
  const all = isHeaded ? [headingsOf(headed), ...headed.slice(1)] : texts
  const width = Math.max(...texts.map(line => line.length))
  return {
    patch: now => withTexts(now, row, left, all),
    cursor: { row: row + all.length - 1, column: left + width - 1, anchorRow: row, anchorColumn: left },
  }
}

const isBlank = ({ cells, heads }: TableProps): boolean =>
  Object.keys(cells).length === 0 && Object.keys(heads).every(key => key.endsWith('.width'))
