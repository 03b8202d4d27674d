import { useEffect, useId, useRef, useState } from 'react'
import styles from './output.module.css'

interface InlinePromptProps {
  readonly label: string
  readonly initial: string
  readonly width: number
  readonly inputMode?: 'text' | 'numeric'
  /** What is wrong with the text, '' for nothing. */
  check(text: string): string
  submit(text: string): void
  cancel(): void
}

/** One small input in the place of a result: Enter and leaving confirm, Escape cancels. */
export function InlinePrompt({ label, initial, width, inputMode, check, submit, cancel }: InlinePromptProps) {
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  const id = useId()
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const confirm = (): void => {
    if (done.current) return
    const found = check(text)
    setProblem(found)
    if (found) return
    done.current = true
    submit(text.trim())
  }
  return (
    <span className={styles.prompt}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        value={text}
        style={{ width }}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== ''}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={event => {
          setText(event.target.value)
          setProblem('')
        }}
        onBlur={() => (check(text) ? cancel() : confirm())}
        onKeyDown={event => {
          if (event.key === 'Enter') confirm()
          else if (event.key === 'Escape') cancel()
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      {problem !== '' && (
        <span id={`${id}-problem`} role="alert" className={styles.promptProblem}>
          {problem}
        </span>
      )}
    </span>
  )
}
