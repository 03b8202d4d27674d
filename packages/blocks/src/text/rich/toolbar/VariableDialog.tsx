import { useEffect, useId, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { normaliseName } from '@calcwright/math/expression'
import { sheetNames } from '../references/sheet-names.ts'
import { markupOfShown, shownOf, unitPart } from '../references/shown.ts'
import { isUnitText } from '../references/stored.ts'
import { Question } from '@calcwright/ui'
import type { TextDialogProps } from './TextDialogs.tsx'
import styles from './toolbar.module.css'

export const VARIABLE_MESSAGE = 'No valid variable name provided.'

/** Shows the value of a variable in the text, kept up to date. */
export function VariableDialog({ tiptap, view, close }: TextDialogProps) {
  const { editor, block } = view
  const listId = useId()
  const names = useMemo(() => sheetNames(editor).names(), [editor])
  const [name, setName] = useState('')
  const [named, setNamed] = useState(true)
  const [unit, setUnit] = useState('')
  const [problem, setProblem] = useState('')
  const [marked, setMarked] = useState(-1)
  const wanted = normaliseName(name.trim())
  const offered = names.filter(known => known.toLowerCase().includes(wanted.toLowerCase())).slice(0, LIMIT)
  const change = (text: string): void => {
    setName(text)
    setProblem('')
    setMarked(-1)
  }
  const missing = (known: string, text: string): boolean =>
    shownOf(editor, block.id, { kind: 'variable', name: known, named: false, unit: text }).missing
  useEffect(() => void unitPart(), [])
  const submit = async (): Promise<void> => {
    const chosen = offered[marked] ?? wanted
    if (!names.includes(chosen)) return setProblem(VARIABLE_MESSAGE)
    const text = unit.trim()
    if (text !== '') await unitPart()
    const fits = text === '' || (isUnitText(text) && !missing(chosen, text))
    if (!fits) return setProblem(`${chosen} cannot be shown in ${text}.`)
    close()
    const reference = { kind: 'variable', name: chosen, named, ...(text && { unit: text }) }
    tiptap.chain().focus().insertContent({ type: 'reference', attrs: { reference } }).run()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (!step || offered.length === 0) return
    event.preventDefault()
    setMarked((Math.max(marked, step < 0 ? 0 : -1) + step + offered.length) % offered.length)
  }
  return (
    <Question
      title="Show Value of a Variable"
      problem={problem}
      submitLabel="Insert"
      submit={() => void submit()}
      close={close}
      refocus={() => tiptap.commands.focus()}
    >
      <label className={styles.field}>
        Variable
        <input
          className={styles.input}
          role="combobox"
          aria-expanded={offered.length > 0}
          aria-controls={listId}
          aria-activedescendant={marked >= 0 ? `${listId}-${marked}` : undefined}
          aria-invalid={problem !== '' || undefined}
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={event => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <div id={listId} role="listbox" aria-label="Variables of this worksheet" className={styles.offered}>
        {offered.map((known, index) => (
          <div
            key={known}
            id={`${listId}-${index}`}
            ref={element => {
              if (index === marked) element?.scrollIntoView({ block: 'nearest' })
            }}
            role="option"
            aria-selected={index === marked || known === wanted}
            tabIndex={-1}
            className={styles.option}
            onPointerDown={event => event.preventDefault()}
            onClick={() => change(known)}
            onKeyDown={onKeyDown}
          >
            <span>{known}</span>
            <span
              className={styles.detail}
              dangerouslySetInnerHTML={{
                __html: markupOfShown(
                  shownOf(editor, block.id, { kind: 'variable', name: known, named: false }),
                ),
              }}
            />
          </div>
        ))}
      </div>
      <label className={styles.field}>
        Unit
        <input
          className={styles.input}
          placeholder="As in its definition"
          autoComplete="off"
          spellCheck={false}
          value={unit}
          onChange={event => {
            setUnit(event.target.value)
            setProblem('')
          }}
        />
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={named} onChange={event => setNamed(event.target.checked)} />
        Show the name as well
      </label>
    </Question>
  )
}

/** More are found by typing. */
const LIMIT = 100
