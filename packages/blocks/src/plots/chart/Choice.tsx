import { useId } from 'react'
import styles from './chart.module.css'

interface ChoiceProps<Value extends string> {
  readonly label: string
  /** Values with what they are called. */
  readonly options: readonly (readonly [Value, string])[]
  readonly value: NoInfer<Value>
  change(value: NoInfer<Value>): void
}

/** Radio buttons for a choice among few values. */
export function Choice<Value extends string>({ label, options, value, change }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => change(option)} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
