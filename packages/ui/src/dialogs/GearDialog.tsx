import type { ReactNode } from 'react'
import { Question } from './Question.tsx'
import styles from './gear.module.css'

interface GearDialogProps {
  readonly title: string
  /** Problem with the input, '' for none. */
  readonly problem: string
  ok(): void
  /** Discards the changes. */
  close(): void
  readonly children: ReactNode
}

/** Dialog behind the wrench of a block: Ok saves, Close discards. The block gets the focus back. */
export function GearDialog({ title, problem, ok, close, children }: GearDialogProps) {
  return (
    <Question
      title={title}
      problem={problem}
      submitLabel="Ok"
      cancelLabel="Close"
      submit={ok}
      close={close}
      refocus={() => {}}
    >
      {children}
    </Question>
  )
}

interface GearFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly focused?: boolean
  readonly inputMode?: 'decimal'
  change(value: string): void
}

interface GearChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  change(value: string): void
}

/** A choice with its label. */
export function GearChoice({ label, value, options, change }: GearChoiceProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select className={styles.input} value={value} onChange={event => change(event.currentTarget.value)}>
        {options.map(([of, words]) => (
          <option key={of} value={of}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

interface GearCheckProps {
  readonly label: string
  readonly checked: boolean
  change(checked: boolean): void
}

export function GearCheck({ label, checked, change }: GearCheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={event => change(event.currentTarget.checked)} />
      {label}
    </label>
  )
}

/** A line of text with its label. */
export function GearField({ label, value, placeholder, focused, inputMode, change }: GearFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        className={styles.input}
        value={value}
        placeholder={placeholder}
        inputMode={inputMode}
        autoFocus={focused}
        autoComplete="off"
        spellCheck={false}
        onFocus={focused ? event => event.currentTarget.select() : undefined}
        onChange={event => change(event.currentTarget.value)}
      />
    </label>
  )
}
