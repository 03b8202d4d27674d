import { useId, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Question } from '@calcwright/ui'
import { matching, referenceTo, targetsOf } from '../references/targets.ts'
import type { Target } from '../references/targets.ts'
import { addHeadingId } from '../editing/headings.ts'
import { nextMarked } from './next-marked.ts'
import type { TextDialogProps } from './text-dialog-props.ts'
import styles from './toolbar.module.css'

/** Refers to a heading, a formula, a figure or a table by its number, which follows when things move. */
export function ReferenceDialog({ tiptap, view, close }: TextDialogProps) {
  const { worksheet } = view.editor
  const id = useId()
  const targets = useMemo(() => targetsOf(worksheet), [worksheet])
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState(0)
  const [problem, setProblem] = useState('')
  const found = matching(targets, query).slice(0, LIMIT)
  const insert = (target: Target | undefined): void => {
    if (!target || !worksheet.block(target.block))
      return setProblem('Nothing with a number fits these words.')
    close()
    const { reference, operations } = referenceTo(worksheet, target)
    const isOwn = target.block === view.block.id && target.heading !== null
    // A heading of this text gets its id in the editor, which has the text while it is typed in.
    if (isOwn && reference.kind === 'target') addHeadingId(tiptap, target.heading, reference.heading)
    else for (const operation of operations) worksheet.apply(operation)
    tiptap.chain().focus().insertContent({ type: 'reference', attrs: { reference } }).run()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextMarked(marked, event.key, found.length)
    if (next === null) return
    event.preventDefault()
    setMarked(next)
  }
  return (
    <Question
      title="Reference"
      problem={problem}
      submitLabel="Insert"
      submit={() => insert(found[marked])}
      close={close}
      refocus={() => tiptap.commands.focus()}
    >
      <label className={styles.field}>
        Heading, formula, figure or table
        <input
          className={styles.input}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={found[marked] ? `${id}-${marked}` : undefined}
          aria-invalid={problem !== '' || undefined}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={event => {
            setQuery(event.target.value)
            setMarked(0)
            setProblem('')
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <Offered
        id={id}
        targets={found}
        marked={marked}
        mark={setMarked}
        insert={insert}
        onKeyDown={onKeyDown}
      />
    </Question>
  )
}

interface OfferedProps {
  readonly id: string
  readonly targets: readonly Target[]
  readonly marked: number
  mark(index: number): void
  insert(target: Target): void
  onKeyDown(event: KeyboardEvent): void
}

function Offered({ id, targets, marked, mark, insert, onKeyDown }: OfferedProps) {
  return (
    <div id={id} role="listbox" aria-label="Places of this worksheet" className={styles.offered}>
      {targets.map((target, index) => (
        <div
          key={target.key}
          id={`${id}-${index}`}
          ref={element => {
            if (index === marked) element?.scrollIntoView({ block: 'nearest' })
          }}
          role="option"
          aria-selected={index === marked}
          tabIndex={-1}
          className={styles.option}
          onPointerDown={event => event.preventDefault()}
          onClick={() => mark(index)}
          onDoubleClick={() => insert(target)}
          onKeyDown={onKeyDown}
        >
          <span>{target.label}</span>
          <span className={styles.detail}>{target.text}</span>
        </div>
      ))}
    </div>
  )
}

/** More are found by typing. */
const LIMIT = 100
