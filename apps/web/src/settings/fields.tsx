/** The rows of the settings: a label on the left, a control on the right, messages below. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import type { CheckResult } from './checks.ts'
import css from './fields.module.css'
import { type DraftField, useDraft } from './use-draft.ts'

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function Section({ title, children }: SectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value) => void
}

/** Radio buttons for a choice among few values. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={css.row} role="radiogroup" aria-labelledby={id}>
      <span id={id} className={css.label}>
        {label}
      </span>
      <span className={css.segments}>
        {options.map(([option, text]) => (
          <label key={option} className={css.segment}>
            <input type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
            {text}
          </label>
        ))}
      </span>
    </div>
  )
}

interface SwitchProps {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

export function Switch({ label, value, onChange }: SwitchProps) {
  return (
    <label className={css.row}>
      <span className={css.label}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={css.switch}
        checked={value}
        aria-checked={value}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}

interface TextFieldProps<Value> {
  readonly label: string
  readonly value: string
  readonly check: (text: string) => CheckResult<Value>
  readonly apply: (value: Value) => void
  /** Applies while typing, not only on Enter and on leaving the field. */
  readonly live?: boolean
  /** Changes the value by one with the up and down arrows. */
  readonly onStep?: (by: 1 | -1) => void
  readonly suggestions?: readonly string[]
  readonly input?: ComponentProps<'input'>
  /** Stands behind the field. */
  readonly children?: ReactNode
}

export function TextField<Value>(props: TextFieldProps<Value>) {
  const { label, children, onStep } = props
  const id = useId()
  const draft = useDraft(props)
  const step = (event: React.KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined
    if (!onStep || by === undefined) return
    event.preventDefault()
    draft.reset()
    onStep(by)
  }
  return (
    <div>
      <div className={css.row}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        <span className={css.control}>
          <DraftInput
            {...props.input}
            id={id}
            draft={draft}
            suggestions={props.suggestions}
            messageId={`${id}-message`}
            onKeyDown={step}
            onBlur={draft.submit}
          />
          {children}
        </span>
      </div>
      <Message id={`${id}-message`} text={draft.message} />
    </div>
  )
}

interface DraftInputProps extends ComponentProps<'input'> {
  readonly draft: DraftField
  readonly messageId: string
  readonly suggestions?: readonly string[] | undefined
}

/** Enter applies what is typed, Escape takes it back and only then closes the dialog. */
export function DraftInput({ draft, messageId, suggestions = [], ...rest }: DraftInputProps) {
  const listId = useId()
  return (
    <>
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...rest}
        className={css.input}
        data-pending={draft.pending || undefined}
        aria-invalid={draft.message !== '' || undefined}
        aria-describedby={draft.message === '' ? rest['aria-describedby'] : messageId}
        list={suggestions.length > 0 ? listId : undefined}
        value={draft.text}
        onChange={event => draft.type(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') draft.submit()
          if (event.key === 'Escape') draft.reset()
          rest.onKeyDown?.(event)
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map(suggestion => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </>
  )
}

/** Why the text of a field is not applied. */
export function Message({ id, text }: { readonly id: string; readonly text: string }) {
  if (text === '') return null
  return (
    <p id={id} className={css.message} role="alert">
      {text}
    </p>
  )
}
