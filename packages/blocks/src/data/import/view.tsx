import { blockView, lazyView } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import type { ImportProps } from './schema.ts'

const Import = lazyView<ImportProps>('Import', () => import('./ImportBlock.tsx'))

const KEYWORDS = ['upload', 'file', 'picture', 'csv', 'excel', 'data']

export default blockView<ImportProps>({
  type: 'import',
  title: 'Import',
  icon: iconOf('import'),
  keywords: KEYWORDS,
  typedWord: 'import',
  view: Import,
  isBlank: () => true,
  tools: [
    {
      id: 'import',
      title: 'Import',
      icon: iconOf('import'),
      sections: ['General', 'Data'],
      keywords: KEYWORDS,
      typedWord: 'import',
      make: () => ({ type: 'import' }),
    },
  ],
})
