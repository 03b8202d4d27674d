import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { ChoiceList } from './ChoiceList.tsx'
import type { Choice } from './ChoiceList.tsx'
import styles from './output.module.css'

interface InlinePromptProps {
  readonly label: string
  readonly initial: string
  readonly width: number | string
  readonly inputMode?: 'text' | 'numeric'
  /** Problem with the text, '' for none. */
  check(text: string): string
  /** Choices offered below while typing; '' gives all. */
  choices?(text: string): readonly Choice[]
  submit(text: string): void
  cancel(): void
}

/** One small input in the place of a result. Enter confirms, Escape cancels; leaving confirms a change. */
export function InlinePrompt(props: InlinePromptProps) {
  const { label, width, inputMode, choices } = props
  const { text, problem, offered, marked, ...act } = usePrompt(props)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
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
        onChange={event => act.change(event.target.value)}
        onBlur={act.leave}
        onKeyDown={act.press}
      />
      {list && <ChoiceList id={id} anchor={input} choices={offered} marked={marked} choose={act.confirm} />}
      {problem !== '' && (
        <span id={`${id}-problem`} role="alert" className={styles.promptProblem}>
          {problem}
        </span>
      )}
    </span>
  )
}

/** State of a prompt, which is answered once. */
function usePrompt({ initial, check, choices, submit, cancel }: InlinePromptProps) {
  const [text, setText] = useState(initial)
  const [typed, setTyped] = useState(false)
  const [problem, setProblem] = useState('')
  const [marked, setMarked] = useState(-1)
  const done = useRef(false)
  const offered = choices?.(typed ? text : '') ?? []
  const change = (next: string): void => {
    setText(next)
    setTyped(true)
    setProblem('')
    setMarked(-1)
  }
  const confirm = (answer: string): void => {
    if (done.current) return
    const found = check(answer)
    setProblem(found)
    if (found) return
    done.current = true
    submit(answer.trim())
  }
  const giveUp = (): void => {
    if (done.current) return
    done.current = true
    cancel()
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') confirm(offered[marked]?.value ?? text)
    else if (event.key === 'Escape') giveUp()
    else if (step !== undefined && offered.length > 0)
      setMarked((marked + step + offered.length + (marked < 0 && step < 0 ? 1 : 0)) % offered.length)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const leave = (): void => (typed && check(text) === '' ? confirm(text) : giveUp())
  return { text, problem, offered, marked, change, confirm, press, leave }
}
