import { PartBoundary, lazyPart } from '@calcwright/ui'
import type { Outcome } from '@calcwright/evaluator'

const TraceLines = lazyPart(() => import('./TraceLines.tsx'))

/** The steps of a loop, a condition or the programs that a line calls; nothing where there are none. */
export function Trace({ outcome }: { readonly outcome: Outcome | undefined }) {
  if (!outcome?.trace || outcome.skipped) return null
  return (
    <PartBoundary>
      <TraceLines lines={outcome.trace} />
    </PartBoundary>
  )
}
