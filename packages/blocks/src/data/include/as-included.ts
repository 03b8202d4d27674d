import type { SharedTable } from '@calcwright/editor'
import type { IncludedTable } from './fields.ts'

/** @param name that it gets here */
export const asIncluded = (name: string, { rows, words, columns }: SharedTable): IncludedTable => ({
  name,
  rows: [...rows],
  words: [...words],
  columns: columns.map(column => ({ ...column })),
})
