/** The cells of a table for a file: numbers with all their digits, words as they are. */
import { readCell, textInCell } from './cell.ts'
import { contentOf } from './classes.ts'
import { readTable } from './model.ts'
import type { TableProps } from './props.ts'
import type { ShownTable } from './shown.ts'
import { tableName } from './table-name.ts'

type SavedCell = number | string | null

/** @returns a row of headings, `F [kN]`, and the rows that have something in them */
export function cellsToSave(props: TableProps, shown: ShownTable): SavedCell[][] {
  const table = readTable(props)
  const units = table.columns.map(({ id, unit }) => unit || shown.unit(id))
  const heads = table.columns.map(({ name }, at) => name + (units[at] === '' ? '' : ` [${units[at]}]`))
  const rows = contentOf(table).rows.map(row =>
    table.columns.map(({ id }, at) => {
      const text = shown.cell(row, id)
      if (text === undefined) return typedCell(table.cell(row, id), units[at]!)
      const number = shown.number(row, id)
      // A cell in a unit of its own keeps it.
      const isInUnit = /^[-+\d.,e]+$/.test(text) || text.endsWith(` ${units[at]}`)
      return number !== undefined && isInUnit && !/[±i]/.test(text) ? number : text
    }),
  )
  return [heads, ...rows]
}

function typedCell(source: string, unit: string): SavedCell {
  const cell = readCell(source)
  if (cell.kind === 'empty') return null
  return cell.kind === 'number' && (cell.unit === '' || cell.unit === unit)
    ? Number(cell.text)
    : textInCell(source)
}

/** The name of its file: that of the table. */
export const fileOfTable = ({ name }: TableProps): string => tableName(name) || 'table'
