import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ChoiceList } from './ChoiceList.tsx'
import type { Choice } from './ChoiceList.tsx'
import styles from './output.module.css'

interface InlinePromptProps {
  readonly label: string
  readonly initial: string
  readonly width: number
  readonly inputMode?: 'text' | 'numeric'
  /** What is wrong with the text, '' for nothing. */
  check(text: string): string
  /** What is offered below while typing; '' gives everything. */
  choices?(text: string): readonly Choice[]
  submit(text: string): void
  cancel(): void
}

/** One small input in the place of a result. Enter confirms, Escape cancels; leaving confirms a change. */
export function InlinePrompt({
  label,
  initial,
  width,
  inputMode,
  check,
  choices,
  submit,
  cancel,
}: InlinePromptProps) {
  const [text, setText] = useState(initial)
  const [typed, setTyped] = useState(false)
  const [problem, setProblem] = useState('')
  const [marked, setMarked] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  const id = useId()
  const offered = choices?.(typed ? text : '') ?? []
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const confirm = (answer: string): void => {
    if (done.current) return
    const found = check(answer)
    setProblem(found)
    if (found) return
    done.current = true
    submit(answer.trim())
  }
  const give = (): void => {
    if (done.current) return
    done.current = true
    cancel()
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') confirm(offered[marked]?.value ?? text)
    else if (event.key === 'Escape') give()
    else if (step !== undefined && offered.length > 0)
      setMarked((marked + step + offered.length + (marked < 0 && step < 0 ? 1 : 0)) % offered.length)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const list = choices && offered.length > 0 && problem === ''
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
        autoCapitalize="off"
        spellCheck={false}
        role={choices ? 'combobox' : undefined}
        aria-expanded={choices ? !!list : undefined}
        aria-controls={list ? `${id}-choices` : undefined}
        aria-autocomplete={choices ? 'list' : undefined}
        aria-activedescendant={list && marked >= 0 ? `${id}-${marked}` : undefined}
        aria-invalid={problem !== ''}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={event => {
          setText(event.target.value)
          setTyped(true)
          setProblem('')
          setMarked(-1)
        }}
        onBlur={() => (typed && check(text) === '' ? confirm(text) : give())}
        onKeyDown={press}
      />
      {list && <ChoiceList id={id} anchor={input} choices={offered} marked={marked} choose={confirm} />}
      {problem !== '' && (
        <span id={`${id}-problem`} role="alert" className={styles.promptProblem}>
          {problem}
        </span>
      )}
    </span>
  )
}
