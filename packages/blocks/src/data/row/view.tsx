import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { PartBoundary, lazyPart } from '@calcwright/ui'
import { fieldEntry } from '../../fields/entry.ts'
import { iconOf } from '../../icons/icon-of.tsx'
import { overNamedLine } from '../../named-line.ts'
import row from './schema.ts'
import type { RowProps } from './schema.ts'

const RowBlock = lazyPart(() => import('./RowBlock.tsx'))

function Row(view: BlockViewProps<RowProps>) {
  return (
    <PartBoundary>
      <RowBlock {...view} />
    </PartBoundary>
  )
}

const makeStored = (name: string) => ({ type: 'row', props: { name } })
const keywords = [
  'selector',
  'section',
  'library',
  'choice',
  'steel',
  'material',
  'IPE',
  'constants',
  'lookup',
]

export default blockView<RowProps>({
  type: 'row',
  title: 'Row of a table',
  icon: iconOf('row'),
  keywords,
  typedWord: 'row',
  view: Row,
  isBlank: ({ name, table }) => name === '' && table === '',
  ...fieldEntry(row),
  tools: [
    {
      id: 'row',
      title: 'Row of a table',
      icon: iconOf('row'),
      sections: ['Data', 'Variables'],
      keywords,
      typedWord: '',
      alsoTyped: ['selector'],
      make: () => ({ type: 'row' }),
      makeStored,
      caret: { at: 'start' },
      applyTo: overNamedLine(makeStored, { at: 'end' }),
    },
  ],
})
