import { useMemo } from 'react'
import { readField } from '@calcwright/document'
import { remediesOf } from '../names/remedies.ts'
import type { Remark } from '../output/Messages.tsx'
import { useIsSettled } from '../output/use-is-settled.ts'
import { useReadingRemark } from '../readings/use-readings.ts'
import { unknownNamesIn } from './use-block-fields.ts'
import type { BlockFields } from './use-block-fields.ts'

/**
 * Remark of a block: an offer to end its long work, to explain names without a definition, or to change the
 * reading of a token in the field with the caret.
 */
export function useBlockRemark({ view, fields, current }: BlockFields): Remark | null {
  const { block, props, result, readOnly, editor } = view
  const active = current !== null
  const latex = active ? readField(props, current) : ''
  const resting = useIsSettled(latex, active)
  const at = { block: block.id, field: current ?? '', only: fields.length === 1 }
  const reading = useReadingRemark({ editor, active, readOnly }, at, latex, resting)
  return useMemo(() => {
    const { abort } = editor.actions
    const isRunning = result?.outcomes.some(({ running }) => running)
    const actions = [
      ...(isRunning && abort ? [{ label: 'Abort Computation', run: abort }] : []),
      ...(readOnly ? [] : remediesOf(editor, block.id, unknownNamesIn(result) ?? [])),
    ]
    if (actions.length === 0) return reading
    return { text: reading?.text ?? '', actions: [...actions, ...(reading?.actions ?? [])] }
  }, [editor, block.id, result, readOnly, reading])
}
