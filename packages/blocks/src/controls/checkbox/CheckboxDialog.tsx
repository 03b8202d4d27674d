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
  const [changed, setChanged] = useState(false)
  const [on, off] = [latexOf(checked), latexOf(unchecked)]
  const wrong =
    (on.ok ? '' : `Value when checked: ${on.problem}`) ||
    (off.ok ? '' : `Value when not checked: ${off.problem}`)
  const changing = (set: (text: string) => void) => (text: string) => {
    set(text)
    setChanged(true)
  }
  const ok = (): void => {
    if (!on.ok || !off.ok) return setChanged(true)
    const patch = { label: label.trim(), checked_val: on.latex, unchecked_val: off.latex }
    editor.setProps(block.id, patch, { step: true })
    close()
  }
  return (
    <GearDialog title="Adjust Options" problem={changed ? wrong : ''} ok={ok} close={close}>
      <GearField label="Message" value={label} focused change={setLabel} />
      <GearField label="Value when checked" value={checked} change={changing(setChecked)} />
      <GearField label="Value when not checked" value={unchecked} change={changing(setUnchecked)} />
    </GearDialog>
  )
}
