/** Columns of tables as names: `bolts.A_s`. */

/** @returns the name of a column of a table; its own name where the table has none */
export const columnName = (table: string, column: string): string =>
  table === '' ? column : `${table}.${column}`

/** Whether a name is that of a column with its table. */
export const isColumnName = (name: string): boolean => name.includes('.')

/** @returns the table of a column name */
export const tableOf = (name: string): string => name.slice(0, name.indexOf('.'))

/** @returns the function behind one of several results of another: `beam(3).sigma` is `beam_sigma(3)` */
export const resultName = (name: string, result: string): string => `${name}_${result}`
