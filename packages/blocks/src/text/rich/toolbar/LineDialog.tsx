import { useState } from 'react'
import { sheetNames } from '../references/sheet-names.ts'
import { Question } from '@calcwright/ui'
import type { TextDialogProps } from './text-dialog-props.ts'
import styles from './toolbar.module.css'

export const LINE_MESSAGE = 'No element found with this line number'

/** Refers to another line by its number of today; the reference follows the line from then on. */
export function LineDialog({ tiptap, view, close }: TextDialogProps) {
  const [number, setNumber] = useState('')
  const [problem, setProblem] = useState('')
  const submit = (): void => {
    const block = /^\s*[1-9]\d*\s*$/.test(number)
      ? sheetNames(view.editor).blockAt(Number(number))
      : undefined
    if (block === undefined) return setProblem(LINE_MESSAGE)
    close()
    const reference = { kind: 'line', block }
    tiptap.chain().focus().insertContent({ type: 'reference', attrs: { reference } }).run()
  }
  return (
    <Question
      title="Reference to a line"
      problem={problem}
      submitLabel="Insert"
      submit={submit}
      close={close}
      refocus={() => tiptap.commands.focus()}
    >
      <label className={styles.field}>
        Line number
        <input
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          aria-invalid={problem !== '' || undefined}
          onChange={event => {
            setNumber(event.target.value)
            setProblem('')
          }}
        />
      </label>
    </Question>
  )
}
