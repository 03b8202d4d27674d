import { useId, useState } from 'react'
import type { PlotAxisId } from '@calcwright/evaluator'
import type { Editor } from '@calcwright/editor'
import { giveFocusBack, Question } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import dialog from '@calcwright/ui/gear.module.css'
import { useOwnChanges } from '../../own-changes.ts'
import type { PlotProps } from '../plot/schema.ts'
import { readAxis, settingsOf } from './axis-settings.ts'
import type { AxisSettings, SettingsField } from './axis-settings.ts'
import { hasBars } from './kinds.ts'
import { seriesOf } from './series.ts'
import styles from './editing.module.css'

interface AxisDialogProps extends DialogProps {
  readonly editor: Editor
  readonly plot: string
  readonly axis: PlotAxisId
  readonly first: 'label' | 'limits'
}

const TITLES: Readonly<Record<PlotAxisId, string>> = { x: 'X axis', y: 'Y axis', y2: 'Secondary Y axis' }

/** Label, limits, unit, scale and grid of an axis; of the x axis of a bar chart the names of the bars. */
export default function AxisDialog({ editor, plot, axis, first, onClose }: AxisDialogProps) {
  const [opening] = useState(() => editor.worksheet.block(plot)?.props as PlotProps)
  const saved = (): PlotProps => (editor.worksheet.block(plot)?.props as PlotProps | undefined) ?? opening
  const asked = useOwnChanges(settingsOf(saved(), axis))
  const settings = asked.fields
  const [wrong, setWrong] = useState<{ field: SettingsField; problem: string } | null>(null)
  const types = seriesOf(editor.worksheet, plot).map(({ type }) => type)
  const bars = axis === 'x' && hasBars(types)
  // Polar curves always have them.
  const scalable = axis !== 'y2' && !hasBars(types) && !types.includes('plot_polar') && !settings.log
  const change = (patch: Partial<AxisSettings>): void => {
    asked.change(patch)
    setWrong(null)
  }
  const ok = (): void => {
    const now = saved()
    const wanted = { ...settingsOf(now, axis), ...asked.own }
    const read = readAxis(wanted, now, axis, drawnUnit(editor, plot, now, axis))
    if (!read.ok) return setWrong(read)
    if (Object.keys(read.patch).length > 0) editor.setProps(plot, read.patch, { step: true })
    onClose()
  }
  const field = (name: Part, label: string, placeholder: string, focused = false) => (
    <TextField
      key={name}
      label={label}
      value={settings[name]}
      placeholder={placeholder}
      focused={focused}
      problem={wrong?.field === name ? wrong.problem : ''}
      change={value => change({ [name]: value })}
    />
  )
  return (
    <Question
      title={TITLES[axis]}
      problem=""
      submitLabel="Ok"
      submit={ok}
      close={onClose}
      refocus={() => giveFocusBack(new Event('closed'))}
    >
      <div className={styles.part}>{field('label', 'Label', 'none', first === 'label' || bars)}</div>
      {bars ? (
        <div className={styles.part}>{field('names', 'Data Labels', 'one for each bar, between commas')}</div>
      ) : (
        <>
          <div className={`${styles.part} ${dialog.columns}`}>
            {field('minimum', 'Minimum', 'automatic', first === 'limits')}
            {field('maximum', 'Maximum', 'automatic')}
            {field('unit', 'Units', 'automatic')}
          </div>
          <Check label="Logarithmic" checked={settings.log} change={log => change({ log })} />
        </>
      )}
      {axis !== 'y2' && (
        <Check label="Grid lines" checked={settings.grid} change={grid => change({ grid })} />
      )}
      {scalable && (
        <Check
          label="Equal scales on X and Y"
          checked={settings.equalScales}
          change={equalScales => change({ equalScales })}
        />
      )}
    </Question>
  )
}

type Part = SettingsField | 'label' | 'names'

/** The unit that the numbers decide; null where a unit is set, which may be the wrong one. */
function drawnUnit(editor: Editor, plot: string, props: PlotProps, axis: PlotAxisId): string | null {
  if (props[`${axis}_units`] !== '') return null
  const outcomes = editor.results.get(plot).result?.outcomes ?? []
  const data = outcomes.find(outcome => outcome.plot)?.plot
  const drawn = data?.series.some(one => Object.keys(one.columns).length > 0)
  return drawn ? data!.axes[axis].unit : null
}

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder: string
  readonly focused: boolean
  /** The problem of the field, '' for none. */
  readonly problem: string
  change(value: string): void
}

function TextField({ label, value, placeholder, focused, problem, change }: TextFieldProps) {
  const id = useId()
  return (
    <label className={dialog.field}>
      <span>{label}</span>
      <input
        className={dialog.input}
        value={value}
        placeholder={placeholder}
        autoFocus={focused}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : id}
        onFocus={focused ? event => event.currentTarget.select() : undefined}
        onChange={event => change(event.currentTarget.value)}
      />
      {problem !== '' && (
        <span id={id} role="alert" className={styles.wrong}>
          {problem}
        </span>
      )}
    </label>
  )
}

interface CheckProps {
  readonly label: string
  readonly checked: boolean
  change(checked: boolean): void
}

function Check({ label, checked, change }: CheckProps) {
  return (
    <label className={dialog.check}>
      <input type="checkbox" checked={checked} onChange={event => change(event.currentTarget.checked)} />
      {label}
    </label>
  )
}
