/**
 * A table of columns with units. Each cell, each property of a column and each place of a row is an entry of its own,
 * so that two people who work in one table at once both keep what they have written.
 */
import type { BlockType } from '@calcwright/document'
import { tableFromPlain, tableToPlain } from './plain.ts'
import { tableProps } from './props.ts'
import type { TableProps } from './props.ts'

const table: BlockType<TableProps> = {
  type: 'table',
  version: 1,
  props: tableProps,
  defaults: () => ({ name: '', own_names: false, columns: {}, heads: {}, rows: {}, cells: {} }),
  migrations: {},
  mergedText: { name: 'latex' },
  entries: ['columns', 'heads', 'rows', 'cells'],
  large: ['cells'],
  holders: { rows: ['cells'], columns: ['heads', 'cells'] },
  fields: [{ id: 'name', kind: 'name', label: 'Name', placeholder: 'table' }],
  worded: true,
  braced: true,
  fromPlain: tableFromPlain,
  counts: () => 'table',
  toPlain: tableToPlain,
}

export default table
