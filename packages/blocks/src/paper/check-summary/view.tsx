import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { lazyPart, PartBoundary } from '@calcwright/ui'
import { flowView } from '../../flow/flow-view.tsx'
import { iconOf } from '../../icons/icon-of.tsx'
import checkSummary from './schema.ts'
import type { CheckSummaryProps } from './schema.ts'

const ChecksTable = lazyPart(() => import('./ChecksTable.tsx'))

function Table(view: BlockViewProps<object>) {
  return (
    <PartBoundary>
      <ChecksTable {...(view as BlockViewProps<CheckSummaryProps>)} />
    </PartBoundary>
  )
}

export default blockView<CheckSummaryProps>({
  ...flowView<CheckSummaryProps>({
    type: checkSummary,
    title: 'Summary of checks',
    keyword: 'checksummary',
    icon: iconOf('check_summary'),
    keywords: ['checks', 'verdict', 'utilisation', 'utilization', 'overview', 'table of checks'],
    sections: ['General'],
    words: { headings: 'below' },
    choices: [
      {
        id: 'order',
        label: 'Sorted by',
        options: [
          { value: 'place', label: 'by place' },
          { value: 'utilisation', label: 'by utilisation' },
        ],
      },
      {
        id: 'of',
        label: 'Checks of',
        options: [
          { value: 'all', label: 'of all' },
          { value: 'own', label: 'of this worksheet' },
          { value: 'included', label: 'of included worksheets' },
        ],
      },
    ],
    below: Table,
  }),
  report: Table as (view: BlockViewProps<CheckSummaryProps>) => React.ReactNode,
})
