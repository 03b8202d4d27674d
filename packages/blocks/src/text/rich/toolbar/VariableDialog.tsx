import { useEffect, useId, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { normaliseName } from '@calcwright/math/expression'
import { sheetNames } from '../references/sheet-names.ts'
import { markupOfShown, referenceDisplay, unitPart } from '../references/shown.ts'
import { isUnitText } from '../references/stored.ts'
import { Question } from '@calcwright/ui'
import { nextMarked } from './next-marked.ts'
import type { TextDialogProps } from './text-dialog-props.ts'
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
  useEffect(() => void unitPart(), [])
  const submit = async (): Promise<void> => {
    const chosen = offered[marked] ?? wanted
    if (!names.includes(chosen)) return setProblem(VARIABLE_MESSAGE)
    const text = unit.trim()
    if (text !== '') await unitPart()
    const shown = { kind: 'variable' as const, name: chosen, named: false, unit: text }
    const fits = text === '' || (isUnitText(text) && !referenceDisplay(editor, block.id, shown).missing)
    if (!fits) return setProblem(`${chosen} cannot be shown in ${text}.`)
    close()
    const reference = { kind: 'variable', name: chosen, named, ...(text && { unit: text }) }
    tiptap.chain().focus().insertContent({ type: 'reference', attrs: { reference } }).run()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextMarked(marked, event.key, offered.length)
    if (next === null) return
    event.preventDefault()
    setMarked(next)
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
      <OfferedVariables
        id={listId}
        names={offered}
        marked={marked}
        wanted={wanted}
        view={view}
        choose={change}
        onKeyDown={onKeyDown}
      />
      <UnitField unit={unit} change={text => (setUnit(text), setProblem(''))} />
      <label className={styles.check}>
        <input type="checkbox" checked={named} onChange={event => setNamed(event.target.checked)} />
        Show the name as well
      </label>
    </Question>
  )
}

function UnitField({ unit, change }: { readonly unit: string; change(text: string): void }) {
  return (
    <label className={styles.field}>
      Unit
      <input
        className={styles.input}
        placeholder="As in its definition"
        autoComplete="off"
        spellCheck={false}
        value={unit}
        onChange={event => change(event.target.value)}
      />
    </label>
  )
}

interface OfferedVariablesProps {
  readonly id: string
  readonly names: readonly string[]
  /** Place in the list of what the arrow keys have reached, -1 for none. */
  readonly marked: number
  /** The name that is typed. */
  readonly wanted: string
  readonly view: TextDialogProps['view']
  choose(name: string): void
  onKeyDown(event: KeyboardEvent): void
}

/** Names with their values. */
function OfferedVariables({ id, names, marked, wanted, view, choose, onKeyDown }: OfferedVariablesProps) {
  const { editor, block } = view
  return (
    <div id={id} role="listbox" aria-label="Variables of this worksheet" className={styles.offered}>
      {names.map((name, index) => (
        <div
          key={name}
          id={`${id}-${index}`}
          ref={element => {
            if (index === marked) element?.scrollIntoView({ block: 'nearest' })
          }}
          role="option"
          aria-selected={index === marked || name === wanted}
          tabIndex={-1}
          className={styles.option}
          onPointerDown={event => event.preventDefault()}
          onClick={() => choose(name)}
          onKeyDown={onKeyDown}
        >
          <span>{name}</span>
          <span
            className={styles.detail}
            dangerouslySetInnerHTML={{
              __html: markupOfShown(
                referenceDisplay(editor, block.id, { kind: 'variable', name, named: false }),
              ),
            }}
          />
        </div>
      ))}
    </div>
  )
}

/** More are found by typing. */
const LIMIT = 100
