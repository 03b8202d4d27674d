/** The saved fields of a table. */
import * as z from 'zod/mini'
import { areTexts } from './texts.ts'
import type { Texts } from './texts.ts'

const checked = new WeakSet<object>()

/** A table has tens of thousands of texts, which a record would copy, and check anew, with each change of one. */
const isTexts = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if (checked.has(value)) return true
  const isFine = areTexts(value as Texts)
  if (isFine) checked.add(value)
  return isFine
}

/** Texts by key. */
const texts = z.custom<Record<string, string>>(isTexts, 'Expected texts by key')

export const tableProps = z.object({
  /** Name of the table, as the math field writes it; without one the columns have their own names alone. */
  name: z.string(),
  /** Whether the columns of a table with a name are also known by their own names. */
  own_names: z.boolean(),
  /** Order keys of the columns, by id. */
  columns: texts,
  /** Properties of the columns: `<column>.name`, `.unit`, `.formula`, `.width`, `.filter`, `.sort`. */
  heads: texts,
  /** Order keys of the rows, by id. */
  rows: texts,
  /** Cells as they were typed, by `<row> <column>`; none for an empty cell. */
  cells: z.custom<Texts>(isTexts, 'Expected texts by key'),
})

export type TableProps = z.infer<typeof tableProps>
