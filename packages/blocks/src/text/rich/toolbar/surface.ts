import type { Editor as Tiptap } from '@tiptap/core'
import type { Surface } from '@calcwright/editor'
import { DialogState } from './dialogs.ts'
import { textItems } from './items.tsx'
import { useCaretFormat } from './caret-format.ts'

export interface TextSurface extends Surface {
  readonly dialog: DialogState
}

/** The text with the caret, for the toolbar and the palette. `split` takes it apart for a formula. */
export function textSurface(tiptap: Tiptap, split: () => void): TextSurface {
  const dialog = new DialogState()
  tiptap.storage.shortcuts.openReference = () => dialog.open('reference')
  return {
    mode: 'text',
    dialog,
    // Named like a hook, as it is one.
    useItems: function useTextItems() {
      return textItems(tiptap, useCaretFormat(tiptap), dialog)
    },
    insert: ({ text }) => void tiptap.chain().focus().insertContent({ type: 'text', text }).run(),
    switchTo(mode) {
      if (mode === 'math') split()
      return mode === 'math'
    },
  }
}
