import { blockView } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { lazyPart, PartBoundary } from '@calcwright/ui'
import { flowView } from '../../flow/flow-view.tsx'
import { iconOf } from '../../icons/icon-of.tsx'
import importReport from './schema.ts'
import type { ImportReportProps } from './schema.ts'

const Differences = lazyPart(() => import('./Differences.tsx'))

function Report(view: BlockViewProps<object>) {
  return (
    <PartBoundary>
      <Differences {...(view as BlockViewProps<ImportReportProps>)} />
    </PartBoundary>
  )
}

export default blockView<ImportReportProps>({
  ...flowView<ImportReportProps>({
    type: importReport,
    title: 'Report of an import',
    keyword: 'import report',
    alsoTyped: ['importreport'],
    icon: iconOf('import_report'),
    keywords: ['import', 'Mathcad', 'Calcpad', 'SMath', 'EngineeringPaper', 'compare', 'differences'],
    sections: [],
    below: Report,
  }),
  report: Report as (view: BlockViewProps<ImportReportProps>) => React.ReactNode,
})
