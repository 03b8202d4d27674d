import { useState } from 'react'
import { limitOf, markProblem } from '@calcwright/document'
import type { Block, LineMarks } from '@calcwright/document'
import { GearDialog, GearField } from '@calcwright/ui'
import type { EditorWithState } from '../state/editor.ts'

interface FormDetailsProps {
  readonly block: Block
  readonly editor: EditorWithState
  close(): void
}

/** The words and the place that an input or an output has in the form, in frames and for programs. */
export default function FormDetails({ block, editor, close }: FormDetailsProps) {
  const [label, setLabel] = useState(block.formLabel ?? '')
  const [help, setHelp] = useState(block.formHelp ?? '')
  const [group, setGroup] = useState(block.formGroup ?? '')
  const [order, setOrder] = useState(block.formOrder === undefined ? '' : String(block.formOrder))
  const marks: LineMarks = {
    formLabel: label.trim() || undefined,
    formHelp: help.trim() || undefined,
    formGroup: group.trim() || undefined,
    formOrder: order.trim() === '' ? undefined : Number(order),
  }
  const end = (): void => {
    close()
    editor.focus(block.id, { at: 'end' })
  }
  const ok = (): void => {
    editor.perform([{ kind: 'mark', ids: [block.id], marks }])
    end()
  }
  return (
    <GearDialog title="In the form" problem={markProblem(marks) ?? ''} ok={ok} close={end}>
      <GearField
        label="Label"
        value={label}
        placeholder={`Up to ${limitOf('formLabel')} characters`}
        focused
        change={setLabel}
      />
      <GearField label="Help" value={help} change={setHelp} />
      <GearField label="Group" value={group} placeholder="A heading" change={setGroup} />
      <GearField
        label="Place"
        value={order}
        placeholder="As in the worksheet"
        inputMode="decimal"
        change={setOrder}
      />
    </GearDialog>
  )
}
