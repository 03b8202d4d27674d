import type { EditorWithState } from './editor.ts'

/** From a menu or a dialog back to the keyboard: to the line with the caret, or to the selected lines. */
export function returnToSheet(editor: EditorWithState | null): void {
  if (!editor) return
  const { caret, selection } = editor.state.getState()
  if (caret) editor.focus(caret.block, { at: 'keep' })
  // The same lines as another selection: the sheet takes the focus for them.
  else if (selection) editor.state.setState({ selection: { ...selection } })
}
