/** How results are written, by unit: a table with a row for all numbers, and one for each unit that differs. */
import type { WorksheetSettings } from '@calcwright/document'
import { Button } from '@calcwright/ui'
import { useId } from 'react'
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

export function NumberForms({ settings, set }: SectionProps) {
  const id = useId()
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
        in a unit. A line with digits of its own goes by these.
      </p>
      {forms.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              {['Unit', 'Written with', 'Digits', 'Zeros at the end', ''].map(head => (
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
                form={form}
                change={changes => change(form.unit, changes)}
                remove={() => write(forms.filter(({ unit }) => unit !== form.unit))}
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

interface FormRowProps {
  readonly form: NumberForm
  readonly change: (changes: Partial<NumberForm>) => void
  readonly remove: () => void
}

function FormRow({ form, change, remove }: FormRowProps) {
  const name = form.unit === '' ? 'all numbers' : form.unit
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <select
          className={css.select}
          aria-label={`Form of ${name}`}
          value={form.form}
          onChange={event => change({ form: event.currentTarget.value as NumberForm['form'] })}
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
