import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { lazyPart, PartBoundary } from '@calcwright/ui'
import { iconOf } from '../../icons/icon-of.tsx'
import type { ImportProps } from './schema.ts'

const ImportBlock = lazyPart(() => import('./ImportBlock.tsx'))

function Import(view: BlockViewProps<ImportProps>) {
  return (
    <PartBoundary>
      <ImportBlock {...view} />
    </PartBoundary>
  )
}

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
