import { blockView, lazyView } from '@calcwright/editor'
import { fieldNames } from '../../fields/names.ts'
import { iconOf } from '../../icons/icon-of.tsx'
import { overNamedLine } from '../../named-line.ts'
import { tableAccepts } from './accepts.ts'
import { CELLS } from './cells-field.ts'
import { definedNames, renamed, tableNames, usedNames } from './names.ts'
import table from './schema.ts'
import type { TableProps } from './props.ts'
import { hasTexts } from './texts.ts'
import { newIds, newOrders } from './ids.ts'

const Table = lazyView<TableProps>('Table', () => import('./TableBlock.tsx'))

const makeStored = (name: string) => ({ type: 'table', props: { ...emptyTable(), name } })

/** A table without a name is known by the names of its columns, so its headings come first. */
const AT_HEADINGS = { at: 'start', field: CELLS.id } as const

export default blockView<TableProps>({
  type: 'table',
  title: 'Table',
  icon: iconOf('table'),
  keywords: ['data', 'spreadsheet', 'columns', 'rows', 'cells', 'grid', 'list', 'excel', 'csv'],
  typedWord: 'table',
  view: Table,
  isBlank: props => !hasTexts(props.cells) && Object.keys(props.heads).length === 0,
  ...fieldNames(table),
  defines: definedNames,
  table: tableNames,
  uses: usedNames,
  rename: renamed,
  accepts: tableAccepts,
  finding: async () => (await import('./finding.ts')).tableFinding,
  tools: [
    {
      id: 'table',
      title: 'Table',
      icon: iconOf('table'),
      sections: ['General', 'Data'],
      keywords: ['data', 'spreadsheet', 'columns', 'rows', 'cells', 'grid', 'excel', 'csv'],
      typedWord: 'table',
      make: () => ({ type: 'table', props: emptyTable() }),
      makeStored,
      caret: AT_HEADINGS,
      enter: (editor, id) => editor.focus(id, AT_HEADINGS),
      applyTo: overNamedLine(makeStored, AT_HEADINGS),
    },
  ],
})

/** A table to begin with. */
const [COLUMNS, ROWS] = [3, 4]

const emptyTable = (): Pick<TableProps, 'columns' | 'rows'> => ({
  columns: newOrders(newIds(COLUMNS, {})),
  rows: newOrders(newIds(ROWS, {})),
})
