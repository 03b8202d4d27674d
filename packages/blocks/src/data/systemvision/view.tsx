import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { lazyPart, PartBoundary } from '@calcwright/ui'
import { iconOf } from '../../icons/icon-of.tsx'
import type { DesignProps } from './schema.ts'

const DesignBlock = lazyPart(() => import('./DesignBlock.tsx'))

function Design(view: BlockViewProps<DesignProps>) {
  return (
    <PartBoundary>
      <DesignBlock {...view} />
    </PartBoundary>
  )
}

const KEYWORDS = ['circuit', 'schematic', 'systemvision', 'simulation']

export default blockView<DesignProps>({
  type: 'systemvisionBlock',
  title: 'Design file',
  icon: iconOf('systemvisionBlock'),
  keywords: KEYWORDS,
  typedWord: 'systemvision',
  view: Design,
  isBlank: props => props.document_id === '',
  tools: [
    {
      id: 'systemvision',
      title: 'Design file',
      icon: iconOf('systemvision'),
      sections: ['Multimedia'],
      keywords: KEYWORDS,
      typedWord: 'systemvision',
      alsoTyped: ['systemvisionblock'],
      make: () => ({ type: 'systemvisionBlock' }),
    },
  ],
})
