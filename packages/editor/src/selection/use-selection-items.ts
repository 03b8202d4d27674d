import { useMemo } from 'react'
import {
  Ban,
  CirclePlay,
  ClipboardPaste,
  Copy,
  IndentDecrease,
  IndentIncrease,
  Scissors,
  Trash2,
} from 'lucide-react'
import { useStore } from 'zustand'
import type { EditorWithState } from '../state/editor.ts'
import type { ToolbarItem } from '../contract/surface.ts'
import { deleteSelection, setDisabled, indentOrOutdent } from './commands.ts'

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** The toolbar while whole lines are selected; its label is `Selection`. */
export function useSelectionItems(editor: EditorWithState): readonly ToolbarItem[] {
  const off = useStore(editor.state, ({ selection }) => disabledAmong(editor, selection?.blocks ?? []))
  return useMemo(() => {
    const key = isMac() ? '⌘' : 'Ctrl-'
    const explain = (verb: string, letter: string) => (): void =>
      editor.actions.notify?.(`Use the menus of the browser or ${key}${letter} to ${verb}.`, 'info')
    return [
      { id: 'indent', label: 'More indent', icon: IndentIncrease, hint: 'Tab', run: () => indentOrOutdent(editor, 'indent') },
      { id: 'outdent', label: 'Less indent', icon: IndentDecrease, hint: 'Shift Tab', run: () => indentOrOutdent(editor, 'outdent') },
      { id: 'disable', label: 'Disable evaluation', icon: Ban, disabled: off === 'all', run: () => setDisabled(editor, true) },
      { id: 'enable', label: 'Enable evaluation', icon: CirclePlay, disabled: off === 'none', run: () => setDisabled(editor, false) },
      { id: 'delete', label: 'Delete', icon: Trash2, hint: 'Del', run: () => deleteSelection(editor, 'forward') },
      { id: 'cut', label: 'Cut', icon: Scissors, hint: `${key}X`, run: explain('cut', 'X') },
      { id: 'copy', label: 'Copy', icon: Copy, hint: `${key}C`, run: explain('copy', 'C') },
      { id: 'paste', label: 'Paste', icon: ClipboardPaste, hint: `${key}V`, run: explain('paste', 'V') },
    ] // prettier-ignore
  }, [editor, off])
}

function disabledAmong(editor: EditorWithState, ids: readonly string[]): 'none' | 'some' | 'all' {
  const off = ids.filter(id => editor.worksheet.block(id)?.disabled).length
  return off === 0 ? 'none' : off === ids.length ? 'all' : 'some'
}
