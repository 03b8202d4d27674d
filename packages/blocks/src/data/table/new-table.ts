/** A table to begin with. */
import { newIds, newOrders } from './ids.ts'
import type { TableProps } from './props.ts'

const [COLUMNS, ROWS] = [3, 4]

export const emptyTable = (): Pick<TableProps, 'columns' | 'rows'> => ({
  columns: newOrders(newIds(COLUMNS, {})),
  rows: newOrders(newIds(ROWS, {})),
})
