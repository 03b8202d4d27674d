import { flushSync } from 'react-dom'
import type { EditorWithState } from './editor.ts'

/** From a menu or a dialog back to the keyboard, at once: to the line with the caret, or the selected lines. */
export function returnToSheet(editor: EditorWithState | null): void {
  if (!editor) return
  const { caret, selection } = editor.state.getState()
  flushSync(() => {
    if (caret) editor.focus(caret.block, { at: 'keep' })
    // The same lines as another selection: the sheet takes the focus for them.
    else if (selection) editor.state.setState({ selection: { ...selection } })
  })
}
