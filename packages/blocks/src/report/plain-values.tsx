import { lazyPart, PartBoundary } from '@calcwright/ui'
import type { BlockViewProps } from '@calcwright/editor'

const PlainValues = lazyPart(() => import('./PlainValues.tsx'))

/** Draws a control, or a block of fields, in a report. The part is fetched with the first report. */
export function plainValues(view: BlockViewProps<never>) {
  return (
    <PartBoundary>
      <PlainValues {...view} />
    </PartBoundary>
  )
}
