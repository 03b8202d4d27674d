/** How the figures of libraries are checked, and how it is tried that a wrong one is found. */
import type { LibraryTable } from '../table.ts'

/** The figures of a row by column; NaN where there is none. */
export type Row = Readonly<Record<string, number>>

export interface Check {
  /** Largest relative difference that is no contradiction. */
  readonly tolerance: number
  /** Figures as they follow from others of the row, from its name, or from another source. */
  wanted(row: Row, name: string): Row
}

export const rowOf = ({ columns }: LibraryTable, cells: readonly unknown[]): Row =>
  Object.fromEntries(columns.map(({ name }, at) => [name, Number(cells[at] ?? NaN)]))

/** Figures of a row that contradict a check; a figure that is not there is none. */
function differences({ wanted, tolerance }: Check, row: Row, name: string): string[] {
  return Object.entries(wanted(row, name)).flatMap(([column, value]) => {
    const figure = row[column] ?? NaN
    if (Number.isNaN(figure) || Number.isNaN(value)) return []
    const isNear = value === 0 ? figure === 0 : Math.abs(figure / value - 1) <= tolerance
    return isNear ? [] : [`${column} of ${name} is ${figure}, not ${value}`]
  })
}

/** Figures of a table that contradict its checks. */
export function contradictions(table: LibraryTable, checks: readonly Check[]): string[] {
  return table.rows.flatMap(({ name, cells }) =>
    checks.flatMap(check => differences(check, rowOf(table, cells), name)),
  )
}

/** Places of rows in which a figure of a column is tried: of those that have one all, or the first, middle and last. */
function triedRows({ rows }: LibraryTable, column: number, isAll: boolean): number[] {
  const places = rows.flatMap(({ cells }, at) =>
    cells[column] === null || Number(cells[column]) === 0 ? [] : [at],
  )
  if (isAll) return places
  return [...new Set([places[0], places[Math.floor(places.length / 2)], places.at(-1)])].filter(
    at => at !== undefined,
  )
}

/**
 * @param isAll tries each row, and not three of each column
 * @returns columns in which a figure that is made wrong by one per cent contradicts nothing, as `library.column`
 */
export function survivors(table: LibraryTable, checks: readonly Check[], isAll = false): string[] {
  return table.columns.flatMap(({ name: column, words }, at) => {
    if (words) return []
    const survives = triedRows(table, at, isAll).some(place => {
      const { name, cells } = table.rows[place]!
      const row = rowOf(table, cells)
      return [1.01, 0.99].some(factor => {
        const wrong = { ...row, [column]: row[column]! * factor }
        return checks.every(check => differences(check, wrong, name).length === 0)
      })
    })
    return survives ? [`${table.name}.${column}`] : []
  })
}
