import { useId, useState } from 'react'
import styles from './upload.module.css'
import { browserStorage } from '@calcwright/ui'

interface AddressFormProps {
  /** The block that waits for the text. */
  readonly block: string
  readonly label: string
  readonly placeholder: string
  readonly button: string
  readonly focused?: boolean
  /** Gives the problem with the text, '' when it was taken, null where the block itself says why not. */
  submit(text: string): Promise<string | null> | string
}

/** A line for an address or a number, with a button. */
export function AddressForm({ block, label, placeholder, button, focused, submit }: AddressFormProps) {
  const id = useId()
  const [text, setText] = useTypedText(block)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    const refused = await submit(text.trim())
    setProblem(refused ?? '')
    if (refused === '') setText('')
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

/**
 * Text that is typed into a block and is no part of the worksheet yet: it stays in this browser, so that a page that is
 * loaded again, or has no network, shows it as it was left.
 */
const keyOf = (block: string): string => `calcwright-typed-${block}`

/** @returns the text and its setter; '' forgets it */
function useTypedText(block: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => browserStorage.get(keyOf(block)) ?? '')
  const set = (next: string): void => {
    setText(next)
    if (next === '') browserStorage.remove(keyOf(block))
    else browserStorage.set(keyOf(block), next)
  }
  return [text, set]
}
