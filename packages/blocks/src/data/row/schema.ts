/** A choice of one row of a table or a library: its values are properties of a name, `steel.R_e`. */
import type { BlockType } from '@calcwright/document'
import * as z from 'zod/mini'
import { latexOfName, plainOfFormula } from '../../plain/fields.ts'

const rowProps = z.object({
  /** Name of the row, as the math field writes it. */
  name: z.string(),
  /** Name of the table or the library, in plain form. */
  table: z.string(),
  /** The name of the chosen row; '' for none. */
  row: z.string(),
})

export type RowProps = z.infer<typeof rowProps>

const LINE = /^row\s+(\S+)\s+of\s+(\S+)(?:\s+"([^"]*)")?$/

const row: BlockType<RowProps> = {
  type: 'row',
  version: 1,
  props: rowProps,
  defaults: () => ({ name: '', table: '', row: '' }),
  migrations: {},
  mergedText: { name: 'latex' },
  fields: [{ id: 'name', kind: 'name', label: 'Name', placeholder: 'row' }],
  worded: true,
  fromPlain(line) {
    const [, name, table, chosen = ''] = LINE.exec(line) ?? []
    return name === undefined || table === undefined ? null : { name: latexOfName(name), table, row: chosen }
  },
  toPlain: props =>
    props.name === '' && props.table === ''
      ? ''
      : `row ${props.name === '' ? '_' : plainOfFormula(props.name)} of ${props.table || '_'} "${props.row}"`,
}

export default row
