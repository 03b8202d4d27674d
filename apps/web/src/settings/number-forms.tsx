/** How results are written: a table with a row for all numbers, and one for each unit and each line that differs. */
import { formOfLine, formOperations, lineNumbers } from '@calcwright/document'
import type { Block, Worksheet, WorksheetSettings } from '@calcwright/document'
import type { LineForm } from '@calcwright/math/expression'
import { Button } from '@calcwright/ui'
import { useEffect, useId, useReducer } from 'react'
import { checkFormUnit } from './checks.ts'
import fields from './fields.module.css'
import { DraftInput, Message } from './fields.tsx'
import css from './number-forms.module.css'
import { useDraft } from './use-draft.ts'
import type { SectionProps } from './use-settings-steps.ts'

type NumberForm = WorksheetSettings['number_forms'][number]

const FORMS = [
  ['significant', 'significant digits'],
  ['decimals', 'decimal places'],
  ['engineering', 'engineering (12.3·10³)'],
  ['scientific', 'scientific (1.23·10⁴)'],
] as const

const PLACES = Array.from({ length: 15 }, (_, count) => count)

export function NumberForms({ settings, set, worksheet }: SectionProps) {
  const id = useId()
  const lines = useFormedLines(worksheet)
  const forms = settings.number_forms
  const write = (number_forms: NumberForm[]): void => set({ number_forms })
  const change = (unit: string, changes: Partial<NumberForm>): void =>
    write(forms.map(form => (form.unit === unit ? { ...form, ...changes } : form)))
  const add = (unit: string): void => write([...forms, { unit, form: 'decimals', digits: 2, zeros: true }])
  const draft = useDraft({
    value: '',
    check: text => checkFormUnit(text, forms),
    apply: add,
  })
  return (
    <div role="group" aria-label="Numbers of a report">
      <p className={fields.hint}>
        Results are written with the significant digits above, or as this table says: all of them, and those
        in a unit. The menu of a line gives it a form of its own.
      </p>
      {forms.length + lines.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              {['Numbers', 'Written with', 'Digits', 'Zeros at the end', ''].map(head => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {forms.map(form => (
              <FormRow
                key={form.unit}
                name={form.unit === '' ? 'all numbers' : form.unit}
                form={form}
                change={changes => change(form.unit, changes)}
                remove={() => write(forms.filter(({ unit }) => unit !== form.unit))}
              />
            ))}
            {lines.map(({ block, name, form }) => (
              <FormRow
                key={block.id}
                name={name}
                form={form}
                change={changes => setForm(worksheet!, block, { ...form, ...changes })}
                remove={() => setForm(worksheet!, block, null)}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className={css.add}>
        <DraftInput
          draft={draft}
          messageId={id}
          aria-label="Unit with a form of its own"
          placeholder="kN*m"
          size={8}
        />
        <Button onClick={draft.submit}>Add a unit</Button>
        {!forms.some(({ unit }) => unit === '') && <Button onClick={() => add('')}>All numbers</Button>}
      </div>
      <Message id={id} text={draft.message} />
    </div>
  )
}

/** Digits are one at least, places may be none. */
const withLeast = ({ digits }: LineForm, form: LineForm['form']): Partial<LineForm> =>
  form !== 'decimals' && digits === 0 ? { form, digits: 1 } : { form }

interface FormedLine {
  readonly block: Block
  /** `line 12: M := q*L^2/8`. */
  readonly name: string
  readonly form: LineForm
}

/** Characters of a formula that names its line. */
const LONGEST = 24

/** The lines that have a form of their own, in the order of the worksheet. */
function useFormedLines(worksheet: Worksheet | undefined): FormedLine[] {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => worksheet?.subscribe(redraw), [worksheet])
  if (!worksheet) return []
  const { registry } = worksheet
  const blocks = worksheet.blocks()
  const numbers = lineNumbers(registry, blocks)
  return blocks.flatMap(block => {
    const form = formOfLine(block)
    if (!form) return []
    const text = block.status === 'ok' ? (registry.get(block.type)?.toPlain?.(block.props) ?? '') : ''
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
    return [{ block, name: `line ${numbers.get(block.id) ?? ''}: ${short}`, form }]
  })
}

function setForm(worksheet: Worksheet, { id }: Block, form: LineForm | null): void {
  const block = worksheet.block(id)
  worksheet.undo.stop()
  for (const operation of block ? formOperations(block, form) : []) worksheet.apply(operation)
}

interface FormRowProps {
  /** Its unit, or its line. */
  readonly name: string
  readonly form: LineForm
  readonly change: (changes: Partial<LineForm>) => void
  readonly remove: () => void
}

function FormRow({ name, form, change, remove }: FormRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <select
          className={css.select}
          aria-label={`Form of ${name}`}
          value={form.form}
          onChange={event => change(withLeast(form, event.currentTarget.value as LineForm['form']))}
        >
          {FORMS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          className={css.select}
          aria-label={`Digits of ${name}`}
          value={form.digits}
          onChange={event => change({ digits: Number(event.currentTarget.value) })}
        >
          {PLACES.slice(form.form === 'decimals' ? 0 : 1).map(count => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={`Zeros at the end of ${name}`}
          checked={form.zeros}
          onChange={event => change({ zeros: event.currentTarget.checked })}
        />
      </td>
      <td>
        <Button aria-label={`Remove the form of ${name}`} onClick={remove}>
          Remove
        </Button>
      </td>
    </tr>
  )
}
