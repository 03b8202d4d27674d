import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { lazyPart, PartBoundary } from '@calcwright/ui'
import { flowView } from '../../flow/flow-view.tsx'
import { hasArguments } from '../../flow/typed-words.ts'
import { iconOf } from '../../icons/icon-of.tsx'
import checkBlock from './schema.ts'
import type { CheckProps } from './schema.ts'

const CheckVerdict = lazyPart(() => import('./CheckVerdict.tsx'))
const CheckReport = lazyPart(() => import('./CheckReport.tsx'))

function Below(view: BlockViewProps<object>) {
  return (
    <PartBoundary>
      <CheckVerdict {...(view as BlockViewProps<CheckProps>)} />
    </PartBoundary>
  )
}

function Report(view: BlockViewProps<CheckProps>) {
  return (
    <PartBoundary>
      <CheckReport {...view} />
    </PartBoundary>
  )
}

export default blockView<CheckProps>({
  ...flowView<CheckProps>({
    type: checkBlock,
    title: 'Check',
    keyword: 'check',
    icon: iconOf('check'),
    keywords: ['verify', 'verdict', 'utilisation', 'utilization', 'capacity', 'demand', 'limit', 'ok'],
    sections: ['General'],
    below: Below,
    remarkField: 'name',
    fill: condition => (hasArguments(condition) ? null : { condition }),
  }),
  report: Report,
})
