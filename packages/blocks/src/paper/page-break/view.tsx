import { blockView } from '@calcwright/editor'
import { flowView } from '../../flow/flow-view.tsx'
import { iconOf } from '../../icons/icon-of.tsx'
import pageBreak from './schema.ts'

/** On paper the pages break at its name. */
const Break = () => <div role="group" aria-label="Page break" />

export default blockView({
  ...flowView({
    type: pageBreak,
    title: 'Page break',
    keyword: 'pagebreak',
    icon: iconOf('page_break'),
    keywords: ['paper', 'print', 'new page', 'pdf'],
    sections: ['General'],
  }),
  report: Break,
})
