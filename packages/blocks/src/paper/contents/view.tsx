import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { lazyPart, PartBoundary } from '@calcwright/ui'
import { flowView } from '../../flow/flow-view.tsx'
import { iconOf } from '../../icons/icon-of.tsx'
import contents from './schema.ts'

const ContentsList = lazyPart(() => import('./ContentsList.tsx'))

function List(view: BlockViewProps<object>) {
  return (
    <PartBoundary>
      <ContentsList {...view} />
    </PartBoundary>
  )
}

export default blockView({
  ...flowView({
    type: contents,
    title: 'Table of contents',
    keyword: 'tableofcontents',
    icon: iconOf('contents'),
    keywords: ['contents', 'headings', 'toc', 'paper', 'pages'],
    sections: ['General'],
    below: List,
  }),
  report: List,
})
