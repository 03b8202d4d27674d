import { useCallback, useSyncExternalStore } from 'react'
import type { Row } from '../state/rows.ts'
import type { EditorWithState } from '../state/editor.ts'
import styles from './report.module.css'

interface AbsentLineProps {
  readonly row: Row
  readonly editor: EditorWithState
  /** The reason why the line is not there: `is hidden in this report`. */
  readonly absence: string
  readonly className?: string | undefined
}

/**
 * A line that is left out shows only its errors and notices: what stands below it may lack its value, or read one
 * with a doubt.
 */
export default function AbsentLine({ row, editor, absence, className = '' }: AbsentLineProps) {
  const { results } = editor
  const id = row.block
  const messages = useSyncExternalStore(
    useCallback((listener: () => void) => results.subscribe(id, listener), [results, id]),
    () => (row.kind === 'empty' ? '' : messagesOf(editor, id).join('\n')),
  )
  if (messages === '') return null
  return (
    <div className={`${styles.fault} ${className}`}>
      {messages.split('\n').map(message => (
        <p key={message} role={message.startsWith('an error') ? 'alert' : undefined}>
          Line {row.number}
          {row.within} {absence} and has {message}
        </p>
      ))}
    </div>
  )
}

/** Without what only follows from the error of another line. */
function messagesOf({ results }: EditorWithState, id: string): string[] {
  const outcomes = results.get(id).result?.outcomes ?? []
  const found = outcomes
    .filter(({ error, skipped }) => error?.kind !== 'halted' && !skipped)
    .flatMap(({ error, notices }) => [
      ...(error ? [`an error: ${error.message}`] : []),
      ...notices.map(({ text }) => `a notice: ${text}`),
    ])
  return [...new Set(found.map(message => message.replaceAll('\n', ' ')))]
}
