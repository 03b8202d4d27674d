import { blockView, lazyView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { namesOfTable, definedVariables } from './defined-variables.ts'
import type { IncludeProps } from './fields.ts'

const Include = lazyView<IncludeProps>('Include', () => import('./IncludeBlock.tsx'))

export default blockView<IncludeProps>({
  type: 'include_block',
  title: 'Include',
  icon: iconOf('include_block'),
  keywords: ['import', 'worksheet', 'variables', 'constants', 'library', 'link'],
  typedWord: 'include',
  view: Include,
  isBlank: ({ hash_string, library }) => hash_string === '' && library === '',
  defines: props => [
    ...(props.library === '' ? [] : [props.table_name]),
    ...props.tables.flatMap(namesOfTable),
    ...definedVariables(props.variables).map(({ name }) => name),
    ...(props.outputs.length > 1 ? [props.function_name] : []),
  ],
  table: ({ library, tables }, name) => {
    if (library !== '') return { library }
    const table = tables.find(one => one.name === name)
    if (!table) return null
    const columns = table.columns.map(({ name: column, unit }) => ({ name: column, label: unit }))
    return { columns, rows: table.rows }
  },
  tools: [
    {
      id: 'include',
      title: 'Include',
      icon: iconOf('include'),
      sections: ['General', 'Variables'],
      keywords: ['import', 'worksheet', 'variables', 'constants', 'library', 'link', 'sections', 'steel'],
      typedWord: 'include',
      alsoTyped: ['include_block'],
      make: () => ({ type: 'include_block' }),
    },
  ],
})
