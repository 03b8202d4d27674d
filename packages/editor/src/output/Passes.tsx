import { useEffect, useState } from 'react'
import { PartBoundary, lazyPart } from '@calcwright/ui'
import type { Outcome, PassOutcome } from '@calcwright/evaluator'

const PassList = lazyPart(() => import('./PassList.tsx'))

interface PassesProps {
  readonly outcome: Outcome | undefined
  readonly reachable: boolean
}

/** The passes in the outcome of a line; nothing for a line that stands in no loop. */
export function Passes({ outcome, reachable }: PassesProps) {
  const passes = useLasting(outcome?.passes)
  if (!passes) return null
  return (
    <PartBoundary>
      <PassList passes={passes} reachable={reachable} />
    </PartBoundary>
  )
}

/** Passes arrive a moment after the result that they belong to: until then the former ones stay. */
const GAP = 700

function useLasting(passes: readonly PassOutcome[] | undefined): readonly PassOutcome[] | undefined {
  const [shown, setShown] = useState(passes)
  if (passes && passes !== shown) setShown(passes)
  useEffect(() => {
    if (passes || !shown) return
    const timer = setTimeout(() => setShown(undefined), GAP)
    return () => clearTimeout(timer)
  }, [passes, shown])
  return passes ?? shown
}
