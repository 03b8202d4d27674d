/** Reads the figures of a library from their lines. */
import type { LibraryRow, LibraryTable } from './table.ts'

interface Lines extends Pick<LibraryTable, 'name' | 'title' | 'source'> {
  /** Name, unit and meaning of each column. */
  readonly columns: readonly (readonly string[])[]
  /** A line for each row: its name and its figures between `|`, nothing where there is none. */
  readonly rows: string
}

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split('|'))

export function tableOf({ name, title, source, columns, rows }: Lines): LibraryTable {
  return {
    name,
    title,
    source,
    columns: columns.map(([column = '', unit = '', meaning = '']) => ({
      name: column,
      unit,
      title: meaning,
    })),
    rows: linesOf(rows).map(([row = '', ...cells]): LibraryRow => ({
      name: row,
      cells: cells.map(figureOf),
    })),
  }
}

/** Figures stay texts, so that no digit of them is lost. */
const figureOf = (text: string): string | null => (text === '' ? null : text)

/** Constants: each line has the name, the value, its standard uncertainty and the unit of both. */
export function constantsOf({ rows, ...table }: Omit<Lines, 'columns'>): LibraryTable {
  return {
    ...table,
    columns: [
      { name: 'value', unit: '', title: 'value' },
      { name: 'u', unit: '', title: 'standard uncertainty' },
    ],
    rows: linesOf(rows).map(([name = '', value = '', spread = '', unit = '']): LibraryRow => {
      return { name, cells: [value, spread], unit }
    }),
  }
}
