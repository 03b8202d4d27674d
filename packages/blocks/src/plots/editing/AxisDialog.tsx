import { useEffect, useId, useState } from 'react'
import type { PlotAxisId } from '@calcwright/evaluator'
import { commasOf, plainPart } from '@calcwright/editor'
import type { Editor } from '@calcwright/editor'
import { isUnit } from '@calcwright/math/units'
import { giveFocusBack, Question } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import dialog from '@calcwright/ui/gear.module.css'
import { useOwnChanges } from '../../own-changes.ts'
import type { PlotProps } from '../plot/schema.ts'
import { readAxis, settingsOf } from './axis-settings.ts'
import type { AxisSettings, SettingsField } from './axis-settings.ts'
import { hasBars, isFunctionOverAxis } from './kinds.ts'
import { newProblems } from './plot-problems.ts'
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
  const asked = useOwnChanges(written(editor, settingsOf(saved(), axis)))
  const settings = asked.fields
  const [wrong, setWrong] = useState<{ field: SettingsField; problem: string } | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => void plainPart().catch(() => {}), [])
  const types = seriesOf(editor.worksheet, plot).map(({ type }) => type)
  const bars = axis === 'x' && hasBars(types)
  // Polar curves always have them.
  const scalable = axis !== 'y2' && !hasBars(types) && !types.includes('plot_polar') && !settings.log
  const change = (patch: Partial<AxisSettings>): void => {
    asked.change(patch)
    setWrong(null)
    setProblem('')
  }
  const ok = async (): Promise<void> => {
    const now = saved()
    const wanted = { ...settingsOf(now, axis), ...withUnits(editor, plot, asked.own) }
    const read = readAxis(wanted, now, axis, drawnUnit(editor, plot, now, axis))
    if (!read.ok) return setWrong(read)
    if (Object.keys(read.patch).length === 0) return onClose()
    const reported = newProblems(editor, plot)
    editor.setProps(plot, read.patch, { step: true })
    const problems = needsNumbers(read.patch) ? await reported() : ''
    if (problems === '') onClose()
    else setProblem(problems)
  }
  const cancel = (): void => {
    // The plot is as it was before the settings that have a problem.
    if (problem !== '') editor.setProps(plot, axisFields(opening, axis), { step: true })
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
      problem={problem}
      submitLabel="Ok"
      submit={() => void ok()}
      close={cancel}
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
          <div className={`${styles.part} ${dialog.columns}`}>
            {field('step', 'Tick spacing', 'automatic')}
            <FormatField value={settings.format} change={format => change({ format })} />
            {field('digits', 'Decimals', 'automatic')}
          </div>
        </>
      )}
      <Checks settings={settings} axis={axis} log={!bars} scalable={scalable} change={change} />
    </Question>
  )
}

/** Letters that are units: in a limit, a number stands before them. */
const SINGLE_LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(isUnit)

/** The settings as somebody with a decimal comma types them. */
function written({ worksheet }: Editor, settings: AxisSettings): AxisSettings {
  const commas = commasOf(worksheet)
  if (!commas) return settings
  const [minimum, maximum, step] = [settings.minimum, settings.maximum, settings.step].map(
    commas.plainWithComma,
  )
  return { ...settings, minimum: minimum!, maximum: maximum!, step: step! }
}

/** Limits with their units in brackets, where they were typed without: `10 kHz`. */
function withUnits(editor: Editor, plot: string, own: Partial<AxisSettings>): Partial<AxisSettings> {
  const names = editor.namesAbove(plot)
  const rules = {
    isUnit,
    isDefined: (name: string) => names.has(name),
    singles: SINGLE_LETTERS,
    skipped: new Set<string>(),
    commas: commasOf(editor.worksheet),
  }
  const mark = plainPart.loaded?.unitsOfPasted(rules)
  const limits = (['minimum', 'maximum', 'step'] as const).filter(end => own[end] !== undefined)
  return { ...own, ...Object.fromEntries(limits.map(end => [end, mark?.(own[end]!) ?? own[end]])) }
}

/** Whether the plot is computed anew with these fields. */
const needsNumbers = (patch: Partial<PlotProps>): boolean =>
  Object.keys(patch).some(field => /_(?:min|max|step|units|log)$/.test(field))

/** Fields that the dialog of an axis sets. */
const axisFields = (props: PlotProps, axis: PlotAxisId): Partial<PlotProps> =>
  Object.fromEntries(
    Object.entries(props).filter(([field]) => field.startsWith(`${axis}_`) || field === 'equal_scales'),
  )

type Part = SettingsField | 'label' | 'names'

/** The unit that the numbers decide; null where a unit is set, which may be the wrong one, or functions take any. */
function drawnUnit(editor: Editor, plot: string, props: PlotProps, axis: PlotAxisId): string | null {
  if (props[`${axis}_units`] !== '') return null
  if (
    seriesOf(editor.worksheet, plot).every(
      ({ type }) => isFunctionOverAxis(type, axis) || type === 'plot_level',
    )
  )
    return null
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

const FORMATS: Readonly<Record<AxisSettings['format'], string>> = {
  auto: 'Automatic',
  decimal: 'Decimal',
  scientific: 'Powers of ten',
  engineering: 'Powers of 1,000',
  percent: 'Percent',
  pi: 'Multiples of π',
}

interface FormatFieldProps {
  readonly value: AxisSettings['format']
  change(format: AxisSettings['format']): void
}

function FormatField({ value, change }: FormatFieldProps) {
  return (
    <label className={dialog.field}>
      <span>Numbers</span>
      <select
        className={dialog.input}
        value={value}
        onChange={event => change(event.currentTarget.value as AxisSettings['format'])}
      >
        {Object.entries(FORMATS).map(([format, name]) => (
          <option key={format} value={format}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface ChecksProps {
  readonly settings: AxisSettings
  readonly axis: PlotAxisId
  readonly log: boolean
  readonly scalable: boolean
  change(patch: Partial<AxisSettings>): void
}

/** The settings of an axis that are on or off. */
function Checks({ settings, axis, log, scalable, change }: ChecksProps) {
  const { grid, equalScales } = settings
  return (
    <>
      {log && <Check label="Logarithmic" checked={settings.log} change={now => change({ log: now })} />}
      {axis !== 'y2' && <Check label="Grid lines" checked={grid} change={now => change({ grid: now })} />}
      {scalable && (
        <Check
          label="Equal scales on X and Y"
          checked={equalScales}
          change={now => change({ equalScales: now })}
        />
      )}
    </>
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
