/** A list of units as chips that can be taken out, with a field that adds to it. */
import { Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '@calcwright/ui'
import type { CheckResult } from './checks.ts'
import fields from './fields.module.css'
import { DraftInput, Message } from './fields.tsx'
import css from './unit-chips.module.css'
import type { AddedUnits } from './unit-lists.ts'
import { useDraft } from './use-draft.ts'

interface UnitChipsProps {
  readonly label: string
  readonly addLabel: string
  readonly hint: string
  readonly placeholder: string
  readonly units: readonly string[]
  readonly add: (text: string, listed: readonly string[]) => CheckResult<AddedUnits>
  readonly onChange: (units: readonly string[]) => void
  readonly suggestions?: readonly string[]
  /** Units that no result uses, each with the one that is used in its place. */
  readonly unused?: ReadonlyMap<string, string>
  readonly onPrefer?: (unit: string) => void
}

export function UnitChips(props: UnitChipsProps) {
  const { units, unused, onChange, onPrefer } = props
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  /** The button goes, so the focus is moved to the next one, or to the one before the last. */
  const remove = (unit: string) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const place = units.indexOf(unit)
    const next = buttons[place + 1] ?? buttons[place - 1] ?? document.getElementById(`${id}-add`)
    next?.focus()
    onChange(units.filter(other => other !== unit))
  }
  const prefer = (unit: string) => {
    list.current?.querySelector<HTMLElement>(`[data-remove="${CSS.escape(unit)}"]`)?.focus()
    onPrefer?.(unit)
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className={css.label}>
        {props.label}
      </p>
      <p id={`${id}-hint`} className={fields.hint}>
        {props.hint}
      </p>
      {units.length > 0 && (
        <ul ref={list} className={css.chips} aria-label={props.label}>
          {units.map(unit => (
            <Chip
              key={unit}
              unit={unit}
              used={unused?.get(unit)}
              onPrefer={() => prefer(unit)}
              onRemove={() => remove(unit)}
            />
          ))}
        </ul>
      )}
      <AddField {...props} id={`${id}-add`} />
    </div>
  )
}

interface ChipProps {
  readonly unit: string
  /** The unit that results use in its place. */
  readonly used: string | undefined
  readonly onPrefer: () => void
  readonly onRemove: () => void
}

function Chip({ unit, used, onPrefer, onRemove }: ChipProps) {
  return (
    <li className={css.chip} data-unused={used !== undefined || undefined}>
      {used === undefined ? (
        <span className={css.unit}>{unit}</span>
      ) : (
        <button
          type="button"
          className={css.unit}
          aria-label={`${unit}: not used. Use it instead of ${used}`}
          title={`Results use ${used}. Use ${unit} instead`}
          onClick={onPrefer}
        >
          {unit}
        </button>
      )}
      <button
        type="button"
        className={css.remove}
        data-remove={unit}
        aria-label={`Remove ${unit}`}
        title={`Remove ${unit}`}
        onClick={onRemove}
      >
        <X size={14} />
      </button>
    </li>
  )
}

function AddField(props: UnitChipsProps & { readonly id: string }) {
  const [notice, setNotice] = useState('')
  const draft = useDraft<AddedUnits>({
    value: '',
    check: text => props.add(text, props.units),
    apply({ units, notice }) {
      setNotice(notice)
      props.onChange(units)
    },
  })
  return (
    <>
      <span className={css.add}>
        <DraftInput
          id={props.id}
          aria-label={props.addLabel}
          placeholder={props.placeholder}
          draft={draft}
          messageId={`${props.id}-message`}
          suggestions={props.suggestions}
          onBlur={draft.submit}
        />
        <Button onClick={draft.submit} aria-label={props.addLabel}>
          <Plus size={16} />
          Add
        </Button>
      </span>
      <Message id={`${props.id}-message`} text={draft.message} />
      <p className={css.notice} role="status">
        {draft.message === '' && notice}
      </p>
    </>
  )
}
