import { useState } from 'react'
import type { BlockViewProps } from '@calcwright/editor'
import { GearDialog, GearField } from '@calcwright/ui'
import { latexOf, plainTextOf } from '../value-text.ts'
import type { CheckboxProps } from './schema.ts'

interface CheckboxDialogProps {
  readonly view: BlockViewProps<CheckboxProps>
  close(): void
}

export default function CheckboxDialog({ view, close }: CheckboxDialogProps) {
  const { block, props, editor } = view
  const [label, setLabel] = useState(props.label)
  const [checked, setChecked] = useState(() => plainTextOf(props.checked_val))
  const [unchecked, setUnchecked] = useState(() => plainTextOf(props.unchecked_val))
  const [problem, setProblem] = useState('')
  const ok = (): void => {
    const [on, off] = [latexOf(checked), latexOf(unchecked)]
    if (!on.ok) return setProblem(`Value when checked: ${on.problem}`)
    if (!off.ok) return setProblem(`Value when not checked: ${off.problem}`)
    const patch = { label: label.trim(), checked_val: on.latex, unchecked_val: off.latex }
    editor.setProps(block.id, patch, { step: true })
    close()
  }
  return (
    <GearDialog title="Adjust Options" problem={problem} ok={ok} close={close}>
      <GearField label="Message" value={label} focused change={setLabel} />
      <GearField label="Value when checked" value={checked} change={setChecked} />
      <GearField label="Value when not checked" value={unchecked} change={setUnchecked} />
    </GearDialog>
  )
}
