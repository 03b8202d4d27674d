/** Names from another worksheet with their values as they were when they were taken over. */
import type { BlockType } from '@calcwright/document'
import { LABELS } from '../../checks/included-fields.ts'
import { includeProps } from './fields.ts'
import type { IncludeProps } from './fields.ts'
import { tableToPlain } from './plain-table.ts'

const include: BlockType<IncludeProps> = {
  type: 'include_block',
  version: 5,
  props: includeProps,
  defaults: () => ({
    hash_string: '',
    worksheet_name: '',
    variables: [],
    function_name: '',
    inputs: [],
    outputs: [],
    defaults: [],
    library: '',
    table_name: '',
    tables: [],
    circle: [],
    checks: [],
  }),
  // Version 2 has functions of inputs, version 3 their own values, and libraries, version 4 tables and circles,
  // version 5 checks.
  migrations: { 1: old => old, 2: old => old, 3: old => old, 4: old => old },
  toPlain: ({ worksheet_name, variables, tables, library, table_name, checks }) =>
    library !== ''
      ? `# Library ${library} as ${table_name}`
      : [
          `# Included from ${worksheet_name}`,
          ...tables.map(tableToPlain),
          ...variables.filter(({ data }) => data !== '').map(({ name, data }) => `${name} := ${data}`),
          ...checks.map(({ name, worksheet, state }) => `# Check ${name} (${worksheet}): ${LABELS[state]}`),
        ].join('\n'),
}

export default include
