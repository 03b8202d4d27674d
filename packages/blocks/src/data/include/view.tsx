import { blockView, laterView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { present } from './evaluate.ts'
import type { IncludeProps } from './schema.ts'

const Include = laterView<IncludeProps>('Include', () => import('./IncludeBlock.tsx'))

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
    ...present(props.variables).map(({ name }) => name),
    ...(props.outputs.length > 1 ? [props.function_name] : []),
  ],
  table: ({ library }) => (library === '' ? null : { library }),
  tools: [
    {
      id: 'include',
      title: 'Include',
      icon: iconOf('include'),
      sections: ['General', 'Variables'],
      keywords: ['import', 'worksheet', 'variables', 'constants', 'library', 'link', 'sections', 'steel'],
      typedWord: 'include',
      make: () => ({ type: 'include_block' }),
    },
  ],
})
