/** Responsibilities: the name of a table, of one of its rows, or of a value with properties, for the lines that read it. */
import type { PropertyHolder } from '@calcwright/reference/holders'
import type { NameMeaning, KnownValueName, TableMeaning } from './known.ts'

const withoutValue = (name: string): KnownValueName => ({
  kind: 'variable',
  name,
  symbol: '',
  variable: { shape: { kind: 'opaque' } },
  value: undefined,
  rough: false,
  written: { units: [], unit: null, asked: false, habit: null },
})

/** A name without a value: its columns and cells have one. */
export const knownTable = (name: string, table: TableMeaning): KnownValueName => ({
  ...withoutValue(name),
  table,
})

/** A name without a value: its properties have one. */
export const knownHolder = (name: string, holder: PropertyHolder): KnownValueName => ({
  ...withoutValue(name),
  holder,
})

/** Adds the meaning of a name to those of a line, with the columns that it brings along. */
export function withCells(name: string, known: NameMeaning, meanings: Map<string, NameMeaning>): void {
  meanings.set(name, known)
  if (known.kind !== 'variable') return
  for (const [cell, column] of known.table?.cells ?? []) meanings.set(cell, column)
}
