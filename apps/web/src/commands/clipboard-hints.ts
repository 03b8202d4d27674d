import type { Command, EditorRights } from '@calcwright/editor'
import { keyText } from '../shell/key-names.ts'

const ACTIONS = [
  { id: 'cut', label: 'Cut', keys: 'Ctrl X', needs: ['copy', 'edit'] },
  { id: 'copy', label: 'Copy', keys: 'Ctrl C', needs: ['copy'] },
  { id: 'paste', label: 'Paste', keys: 'Ctrl V', needs: ['edit'] },
] as const

/**
 * Browsers let a page use the clipboard on a key or from their own menu only, so these say how. Only what the
 * rights allow is offered.
 */
export function clipboardHints(
  notify: (message: string) => void,
  rights: Pick<EditorRights, 'copy' | 'edit'>,
): readonly Command[] {
  return ACTIONS.filter(({ needs }) => needs.every(right => rights[right])).map(action => ({
    id: action.id,
    label: action.label,
    keys: action.keys,
    run: () =>
      notify(`Press ${keyText(action.keys)}, or choose ${action.label} from the menu of your browser.`),
  }))
}
