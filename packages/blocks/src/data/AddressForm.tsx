import { useId, useState } from 'react'
import styles from './upload.module.css'

interface AddressFormProps {
  readonly label: string
  readonly placeholder: string
  readonly button: string
  readonly focused?: boolean
  /** Gives the problem with the text, '' when it was taken. */
  submit(text: string): Promise<string> | string
}

/** A line for an address or a number, with a button. */
export function AddressForm({ label, placeholder, button, focused, submit }: AddressFormProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    setProblem(await submit(text.trim()))
    setBusy(false)
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <div className={styles.address}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className={styles.input}
          value={text}
          placeholder={placeholder}
          autoFocus={focused}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem === '' ? undefined : `${id}-problem`}
          onChange={event => {
            setText(event.currentTarget.value)
            setProblem('')
          }}
        />
        <button type="submit" className={styles.action} disabled={busy}>
          {button}
        </button>
      </div>
      {problem !== '' && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}
