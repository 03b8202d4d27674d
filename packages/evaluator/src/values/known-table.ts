/** Responsibilities: the name of a table, or of one of its rows, for the lines that read it. */
import type { Known, KnownValueName, TableMeaning } from './known.ts'

/** A name without a value: its columns and cells have one. */
export const knownTable = (name: string, table: TableMeaning): KnownValueName => ({
  kind: 'variable',
  name,
  symbol: '',
  variable: { shape: { kind: 'opaque' } },
  value: undefined,
  rough: false,
  written: { units: [], unit: null, asked: false, habit: null },
  table,
})

/** Adds the meaning of a name to those of a line, with the columns that it brings along. */
export function withCells(name: string, known: Known, meanings: Map<string, Known>): void {
  meanings.set(name, known)
  if (known.kind !== 'variable') return
  for (const [cell, column] of known.table?.cells ?? []) meanings.set(cell, column)
}
