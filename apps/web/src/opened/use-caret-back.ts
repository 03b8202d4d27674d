import type { EditorWithState } from '@calcwright/editor'
import { useRef } from 'react'

/**
 * For a dialog that takes the focus from a line: the line gets its caret back. A formula rests while it
 * is without the focus, so that there is nothing left for the dialog itself to return to.
 */
export function useCaretBack(editor: EditorWithState | null) {
  /** The line that had the caret when the dialog came. */
  const line = useRef<string | undefined>(undefined)
  return {
    onOpenAutoFocus() {
      line.current = editor?.state.getState().caret?.block
    },
    onCloseAutoFocus(event: Event) {
      if (!editor || line.current === undefined) return
      event.preventDefault()
      editor.focus(line.current, editor.caretPlace(line.current))
    },
  }
}
