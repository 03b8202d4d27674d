import { blockView } from '@calcwright/editor'
import { flowView } from '../../flow/flow-view.tsx'
import { iconOf } from '../../icons/icon-of.tsx'
import pageBreak from './schema.ts'

export default blockView(
  flowView({
    type: pageBreak,
    title: 'Page break',
    keyword: 'pagebreak',
    icon: iconOf('page_break'),
    keywords: ['paper', 'print', 'new page', 'pdf'],
    sections: ['General'],
  }),
)
