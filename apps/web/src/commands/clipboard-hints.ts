import type { Command } from '@calcwright/editor'
import { keyText } from '../shell/key-names.ts'

const ACTIONS = [
  { id: 'cut', label: 'Cut', keys: 'Ctrl X' },
  { id: 'copy', label: 'Copy', keys: 'Ctrl C' },
  { id: 'paste', label: 'Paste', keys: 'Ctrl V' },
] as const

/** Browsers let a page use the clipboard on a key or from their own menu only, so these say how. */
export function clipboardHints(notify: (message: string) => void): readonly Command[] {
  return ACTIONS.map(action => ({
    ...action,
    run: () =>
      notify(`Press ${keyText(action.keys)}, or choose ${action.label} from the menu of your browser.`),
  }))
}
