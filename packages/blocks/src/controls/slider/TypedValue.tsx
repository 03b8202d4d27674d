import { useId, useLayoutEffect, useRef, useState } from 'react'
import { typedReader } from './typed-reader.ts'
import type { TypedSettings } from './typed-value.ts'
import styles from './slider.module.css'

interface TypedValueProps {
  /** Initial text of the field. */
  readonly initial: string
  /** Plain notation; a bare number is in it. */
  readonly unit: string
  /** The plain notation of a typed text. */
  notation(typed: string): string
  readonly settings: TypedSettings
  /** Gets the value in the unit of the slider. */
  submit(value: number): void
  /** `back`: the focus returns to the slider. */
  close(back: boolean): void
}

/** The field over the number: it takes a formula of numbers and units. */
export function TypedValue({ initial, unit, notation, settings, submit, close }: TypedValueProps) {
  const element = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState('')
  const id = useId()
  // The focus moves before the next frame, since the next key may be the second character of the value.
  useLayoutEffect(() => {
    element.current?.focus()
    // One character was typed just now; anything longer is selected to be replaced.
    if (initial.length > 1) element.current?.select()
    void typedReader()
    // The effect runs only as the field opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const take = (back: boolean): void => {
    if (text.trim() === '') return close(back)
    const { loaded } = typedReader
    if (!loaded) return void typedReader().then(() => take(back))
    const read = loaded.readTypedValue(notation(text), unit, settings)
    if (!read.ok) return setProblem(read.problem)
    submit(read.value)
    close(back)
  }
  return (
    <span className={styles.typed}>
      <input
        ref={element}
        className={styles.typedInput}
        aria-label="Value"
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem === '' ? undefined : id}
        value={text}
        size={Math.max(6, text.length + 1)}
        autoComplete="off"
        spellCheck={false}
        onChange={event => {
          setText(event.currentTarget.value)
          setProblem('')
        }}
        onBlur={() => (problem === '' ? take(false) : close(false))}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter') take(true)
          else close(true)
        }}
      />
      {problem !== '' && (
        <span id={id} role="alert" className={styles.typedProblem}>
          {problem}
        </span>
      )}
    </span>
  )
}
