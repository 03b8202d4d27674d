import { use, useState } from 'react'
import { toCalculationSettings } from '@calcwright/document'
import { useNotation } from '@calcwright/editor'
import type { BlockViewProps, Notation } from '@calcwright/editor'
import { GearDialog, GearField } from '@calcwright/ui'
import dialog from '@calcwright/ui/gear.module.css'
import { useOwnChanges } from '../../own-changes.ts'
import type { SliderProps } from './schema.ts'
import { readSettings, settingsOf } from './settings.ts'
import type { SliderSettings } from './settings.ts'
import { typedReader } from './typed-reader.ts'

interface SliderDialogProps {
  readonly view: BlockViewProps<SliderProps>
  close(): void
}

function settingsIn({ write }: Notation, props: SliderProps): SliderSettings {
  const { min, max, step, ...others } = settingsOf(props)
  return { ...others, min: write(min), max: write(max), step: write(step) }
}

export default function SliderDialog({ view, close }: SliderDialogProps) {
  const { block, props, editor } = view
  const { readTypedValue: readTyped } = use(typedReader())
  const notation = useNotation()
  const asked = useOwnChanges(settingsIn(notation, props))
  const settings = asked.fields
  const [changed, setChanged] = useState(false)
  const change = (patch: Partial<typeof settings>): void => {
    asked.change(patch)
    setChanged(true)
  }
  const calculation = toCalculationSettings(editor.worksheet.settings)
  const read = readSettings(settings, props, (text, unit) =>
    readTyped(notation.read(text), unit, calculation),
  )
  const problem = changed && !read.ok ? read.problem : ''
  const ok = (): void => {
    if (!read.ok) return setChanged(true)
    editor.setProps(block.id, read.props, { step: true })
    close()
  }
  return (
    <GearDialog title="Adjust Slider" problem={problem} ok={ok} close={close}>
      <div className={dialog.columns}>
        <GearField label="Minimum Value" value={settings.min} focused change={min => change({ min })} />
        <GearField label="Maximum Value" value={settings.max} change={max => change({ max })} />
        <GearField
          label="Step Size"
          value={settings.step}
          placeholder="any"
          change={step => change({ step })}
        />
        <GearField label="Units" value={settings.unit} placeholder="none" change={unit => change({ unit })} />
      </div>
      <label className={dialog.check}>
        <input
          type="checkbox"
          checked={settings.computes === 'dragging'}
          onChange={event => change({ computes: event.currentTarget.checked ? 'dragging' : 'release' })}
        />
        Calculate while it is dragged
      </label>
    </GearDialog>
  )
}
