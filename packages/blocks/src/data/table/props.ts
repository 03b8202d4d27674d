/** The saved fields of a table. */
import * as z from 'zod/mini'

/** Texts by key. A table has tens of thousands of them, which a record would copy with each change of one. */
const texts = z.custom<Record<string, string>>(
  value =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(text => typeof text === 'string'),
  'Expected texts by key',
)

export const tableProps = z.object({
  /** Name of the table, as the math field writes it; without one the columns have their own names alone. */
  name: z.string(),
  /** Whether the columns of a table with a name are also known by their own names. */
  own_names: z.boolean(),
  /** Order keys of the columns, by id. */
  columns: texts,
  /** Properties of the columns: `<column>.name`, `.unit`, `.formula`, `.width`. */
  heads: texts,
  /** Order keys of the rows, by id. */
  rows: texts,
  /** Cells as they were typed, by `<row> <column>`; none for an empty cell. */
  cells: texts,
})

export type TableProps = z.infer<typeof tableProps>
