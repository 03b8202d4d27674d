/** The fields of an include as they are saved. */
import * as z from 'zod/mini'
import { includedCheck } from '../../checks/included-fields.ts'

const includedVariable = z.object({
  /** Name as the source defines it; functions without their parenthesis. */
  name: z.string(),
  /** The value as shown in the source. */
  latex: z.string(),
  /** The value in plain notation, exact and with its units; '' while the source does not have it. */
  data: z.string(),
})

export type IncludedVariable = z.infer<typeof includedVariable>

const includedTable = z.object({
  name: z.string(),
  /** The name of each row, '' for one without; none where no row has one. */
  rows: z.array(z.string()),
  /** Names of its columns of words. */
  words: z.array(z.string()),
  columns: z.array(
    z.object({
      name: z.string(),
      /** The unit of all cells; '' for none, or where the cells have units of their own. */
      unit: z.string(),
      /** The cells as a list in plain notation, `undef` for a gap. */
      data: z.string(),
    }),
  ),
})

export type IncludedTable = z.infer<typeof includedTable>

export const includeProps = z.object({
  /** Hash of the source; '' until one is chosen. */
  hash_string: z.string(),
  /** Name of the source. */
  worksheet_name: z.string(),
  variables: z.array(includedVariable),
  /** Name of the function that the source is here; '' for values. */
  function_name: z.string(),
  /** Its parameters, names of the source. */
  inputs: z.array(z.string()),
  /** Its results, names of the source. */
  outputs: z.array(z.string()),
  /** Name of a library, whose table the block defines; '' for a worksheet. */
  library: z.string(),
  /** The name of the table here. */
  table_name: z.string(),
  /** For each parameter its value in the source, in plain notation: what a call has that leaves it out. */
  defaults: z.array(z.string()),
  /** Tables of the source with the values that they had. */
  tables: z.array(includedTable),
  /** Names of the worksheets that include one another in a circle, from one of them to itself; none for no circle. */
  circle: z.array(z.string()),
  /** The checks of the source with the verdicts that they had. */
  checks: z.array(includedCheck),
})

export type IncludeProps = z.infer<typeof includeProps>
