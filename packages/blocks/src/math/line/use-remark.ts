import { useEffect, useMemo, useState } from 'react'
import { lazyModule } from '@calcwright/editor'
import type { BlockViewProps, Remark } from '@calcwright/editor'
import type { Outcome } from '@calcwright/evaluator'
import type { MathProps } from './schema.ts'

const loadRemark = lazyModule(() => import('./unknown-remark.ts'))

/** What can be done about names without a definition; fetched where a line has one. */
export function useRemark(view: BlockViewProps<MathProps>, outcome: Outcome | undefined): Remark | null {
  const { block, props, readOnly, editor } = view
  const unknown = outcome?.unknown
  const [part, setPart] = useState(loadRemark.loaded)
  useEffect(() => {
    // Without it the line is as it was: it only offers nothing.
    if (unknown && !part) void loadRemark().then(setPart, () => {})
  }, [unknown, part])
  return useMemo(
    () => (part && unknown ? part.unknownRemark({ editor, id: block.id, props, readOnly }, outcome) : null),
    [part, unknown, editor, block.id, props, readOnly, outcome],
  )
}
