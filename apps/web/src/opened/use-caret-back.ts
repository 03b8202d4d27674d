import type { EditorWithState } from '@calcwright/editor'
import { useRef } from 'react'

/**
 * For a dialog that takes the focus from a line: the line gets its caret back. A formula rests while it
 * is without the focus, so that there is nothing left for the dialog itself to return to.
 *
 * @returns what the content of the dialog takes, and the way to give the caret back before it closes
 */
export function useCaretBack(editor: EditorWithState | null) {
  /** To the line that had the caret when the dialog came. */
  const way = useRef<(() => void) | null>(null)
  const giveCaretBack = () => {
    way.current?.()
    way.current &&= () => {}
  }
  const content = {
    onOpenAutoFocus() {
      way.current = editor && wayToCaret(editor)
    },
    onCloseAutoFocus(event: Event) {
      if (!way.current) return
      event.preventDefault()
      giveCaretBack()
    },
  }
  return { content, giveCaretBack }
}

function wayToCaret(editor: EditorWithState): (() => void) | null {
  const block = editor.state.getState().caret?.block
  const line = editor.feed.implicit
  // A line that nothing stands in yet goes with the caret: it is made again.
  if (line && line.block.id === block) return () => editor.enterImplicit(line.at)
  return block === undefined ? null : () => editor.focus(block, editor.caretPlace(block))
}
