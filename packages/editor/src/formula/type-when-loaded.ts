/**
 * Types the keys that a line has buffered into its field or its block once that has come, even if the caret is
 * elsewhere by then.
 */
import { flushSync } from 'react-dom'
import type { EditorWithState } from '../state/editor.ts'
import type { KeyBuffer } from '../math/key-buffer.ts'
import { loadField } from './loaded-field.ts'
import { pressAll } from './press-in-line.ts'

/** Makes a function that brings the caret back later to where it is now. */
export function caretRestorer(editor: EditorWithState): () => void {
  const { block, place } = editor.state.getState().caret ?? {}
  const line = editor.feed.implicit
  // An empty line has gone with the caret: it is made again.
  if (line && line.block.id === block) return () => editor.enterImplicit(line.at)
  return () => block !== undefined && editor.focus(block, { at: 'end', field: place?.field })
}

/**
 * Types it once the field is there, then leaves caret, selection and focus as they were.
 * @param load fetches what draws the block, where that is a part of its own
 */
export async function typeWhenLoaded(
  editor: EditorWithState,
  enter: () => void,
  keys: KeyBuffer,
  load?: () => Promise<void>,
): Promise<void> {
  await Promise.all([loadField(), load?.()])
  // The field serves another worksheet by now, and the person was asked before that was opened.
  if (!editor.connected) return
  const { caret, selection } = editor.state.getState()
  const focused = document.activeElement
  flushSync(enter)
  pressAll(keys)
  flushSync(() => {
    const now = editor.state.getState().caret
    if (caret) editor.focus(caret.block, caret.place)
    else if (selection) editor.select(selection)
    else if (now) editor.blur(now.block)
  })
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true })
}
