import { useEffect, useMemo, useState } from 'react'
import { lazyModule } from '@calcwright/ui'
import { useReadingRemark } from '@calcwright/editor'
import type { BlockViewProps, Remark } from '@calcwright/editor'
import type { Outcome } from '@calcwright/evaluator'
import type { MathProps } from './schema.ts'

/** A line as a field, for what is the same in fields. */
export const lineAt = (block: string) => ({ block, field: 'latex', only: true })

const loadRemark = lazyModule(() => import('./unknown-remark.ts'))

/**
 * What the line has to say: of names without a definition, and with the caret of tokens with two readings.
 * @param resting the hands rest: each key is not to look through the worksheet
 */
export function useRemark(
  view: BlockViewProps<MathProps>,
  outcome: Outcome | undefined,
  resting: boolean,
): Remark | null {
  const unknown = useUnknownRemark(view, outcome)
  const reading = useReadingRemark(view, lineAt(view.block.id), view.props.latex, resting)
  return useMemo(() => {
    if (!unknown || !reading) return unknown ?? reading
    return {
      text: [unknown.text, reading.text].filter(Boolean).join(' '),
      actions: [...unknown.actions, ...reading.actions],
    }
  }, [unknown, reading])
}

/** What can be done about names without a definition; fetched where a line has one. */
function useUnknownRemark(view: BlockViewProps<MathProps>, outcome: Outcome | undefined): Remark | null {
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
