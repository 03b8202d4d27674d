import { columnName, isName } from '@calcwright/math/expression'
import type { PlottedColumn } from '../plot-columns.ts'
import { contentOf } from './classes.ts'
import { readTable } from './model.ts'
import type { TableProps } from './props.ts'
import { tableName } from './table-name.ts'

/** Columns of numbers with names, as other lines read them. */
export function plottedColumns(props: TableProps): PlottedColumn[] {
  const table = tableName(props.name) ?? ''
  return contentOf(readTable(props)).columns.flatMap(({ column, kind }) =>
    (kind === 'numbers' || kind === 'computed') && isName(column.name)
      ? [{ name: columnName(table, column.name), unit: column.unit }]
      : [],
  )
}
