/** A labelled input with its hint, and what is wrong with it. */
import { type ReactNode, useId } from 'react'
import css from './account.module.css'
import type { FieldProps } from './use-fields.ts'

interface Props extends FieldProps {
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete: string
  readonly hint?: ReactNode
  readonly autoFocus?: boolean
  readonly readOnly?: boolean
}

export function Field({ label, type = 'text', hint, name, value, error, onChange, ...rest }: Props) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        className={css.input}
        value={value}
        aria-invalid={error !== '' || undefined}
        aria-describedby={described || undefined}
        spellCheck={false}
        autoCapitalize={type === 'text' ? 'words' : 'off'}
        onChange={event => onChange(event.currentTarget.value)}
        {...rest}
      />
      {error !== '' && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
