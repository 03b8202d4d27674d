import { useState } from 'react'
import type { BlockViewProps } from '@calcwright/editor'
import { GearDialog, GearField } from '@calcwright/ui'
import dialog from '@calcwright/ui/gear.module.css'
import type { SliderProps } from './schema.ts'
import { readSettings, settingsOf } from './settings.ts'

interface SliderDialogProps {
  readonly view: BlockViewProps<SliderProps>
  close(): void
}

export default function SliderDialog({ view, close }: SliderDialogProps) {
  const { block, props, editor } = view
  const [settings, setSettings] = useState(() => settingsOf(props))
  const [problem, setProblem] = useState('')
  const change = (patch: Partial<typeof settings>): void => {
    setSettings({ ...settings, ...patch })
    setProblem('')
  }
  const ok = (): void => {
    const read = readSettings(settings, props)
    if (!read.ok) return setProblem(read.problem)
    editor.setProps(block.id, read.props, { step: true })
    close()
  }
  return (
    <GearDialog title="Adjust Slider" problem={problem} ok={ok} close={close}>
      <div className={dialog.columns}>
        <GearField
          label="Minimum Value"
          value={settings.min}
          focused
          inputMode="decimal"
          change={min => change({ min })}
        />
        <GearField
          label="Maximum Value"
          value={settings.max}
          inputMode="decimal"
          change={max => change({ max })}
        />
        <GearField
          label="Step Size"
          value={settings.step}
          placeholder="any"
          inputMode="decimal"
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
