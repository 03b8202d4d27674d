import { useCallback, useSyncExternalStore } from 'react'
import type { Row } from '../state/rows.ts'
import type { EditorWithState } from '../state/editor.ts'
import styles from './report.module.css'

interface HiddenLineProps {
  readonly row: Row
  readonly editor: EditorWithState
}

/** A line that is left out of the report shows only that it has an error: what stands below it may lack its value. */
export default function HiddenLine({ row, editor }: HiddenLineProps) {
  const { results } = editor
  const id = row.block
  const message = useSyncExternalStore(
    useCallback((listener: () => void) => results.subscribe(id, listener), [results, id]),
    () => (row.kind === 'empty' ? '' : errorOf(editor, id)),
  )
  if (message === '') return null
  return (
    <div className={styles.fault}>
      <p role="alert">
        Line {row.number}
        {row.within} is hidden in this report and has an error: {message}
      </p>
    </div>
  )
}

function errorOf({ results }: EditorWithState, id: string): string {
  const outcomes = results.get(id).result?.outcomes ?? []
  return outcomes.find(({ error }) => error !== null && error.kind !== 'halted')?.error?.message ?? ''
}
