import { useState } from 'react'
import { useNotation } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { GearDialog, GearField } from '@calcwright/ui'
import { useOwnChanges } from '../../own-changes.ts'
import { latexOf, plainTextOf } from '../value-text.ts'
import type { CheckboxProps } from './schema.ts'

interface CheckboxDialogProps {
  readonly view: BlockViewProps<CheckboxProps>
  close(): void
}

export default function CheckboxDialog({ view, close }: CheckboxDialogProps) {
  const { block, props, editor } = view
  const { read, write } = useNotation()
  const { fields, change } = useOwnChanges({
    label: props.label,
    checked: write(plainTextOf(props.checked_val)),
    unchecked: write(plainTextOf(props.unchecked_val)),
  })
  const { label, checked, unchecked } = fields
  const [changed, setChanged] = useState(false)
  const [names] = useState(() => editor.namesAbove(block.id))
  const isDefined = (name: string): boolean => names.has(name)
  const [on, off] = [latexOf(read(checked), isDefined), latexOf(read(unchecked), isDefined)]
  const wrong =
    (on.ok ? '' : `Value when checked: ${on.problem}`) ||
    (off.ok ? '' : `Value when not checked: ${off.problem}`)
  const changeValue = (patch: Partial<typeof fields>): void => {
    change(patch)
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
      <GearField label="Message" value={label} focused change={text => change({ label: text })} />
      <GearField label="Value when checked" value={checked} change={text => changeValue({ checked: text })} />
      <GearField
        label="Value when not checked"
        value={unchecked}
        change={text => changeValue({ unchecked: text })}
      />
    </GearDialog>
  )
}
