import type { MouseEvent } from 'react'
import type { LineNotice } from '../contract/line-notice.ts'
import { useEditorParts } from '../state/editor-context.ts'
import styles from './notice.module.css'

/** A sentence under a line, with what can be done about it. */
export function Notice({ notice }: { readonly notice: LineNotice }) {
  const { editor } = useEditorParts()
  const answer = (event: MouseEvent, run: () => void): void => {
    const focused = document.activeElement === event.currentTarget
    run()
    const { lastActive } = editor.state.getState()
    // The button goes, and the focus with it.
    if (focused && lastActive) editor.focus(lastActive, { at: 'keep' })
  }
  return (
    <div className={styles.notice}>
      <span role="status">{notice.text}</span>
      {notice.actions.map(action => (
        <button
          key={action.label}
          type="button"
          className={styles.action}
          // The caret stays in the formula.
          onPointerDown={event => event.preventDefault()}
          onClick={event => answer(event, action.run)}
        >
          {action.label}
        </button>
      ))}
    </div>
  )
}
