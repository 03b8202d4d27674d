/** Meaning of a key while whole blocks are selected (or while one is about to be). Pure. */

export type SelectionCommand =
  | { readonly to: 'grow'; readonly direction: 'up' | 'down' }
  | { readonly to: 'grow-to'; readonly side: 'start' | 'end' }
  /** The caret goes to an end of the selection, or to the line beside it. */
  | { readonly to: 'caret'; readonly at: 'start' | 'end' | 'before' | 'after' }
  | { readonly to: 'select-all' }
  | { readonly to: 'leave' }
  /** A line takes the place of the selection, with this text in it. */
  | { readonly to: 'replace'; readonly text: string }
  | { readonly to: 'delete'; readonly direction: 'back' | 'forward' }
  | { readonly to: 'indent' | 'outdent' }
  | { readonly to: 'move'; readonly direction: 'up' | 'down' }
  /** Puts the lines beside the one above, or on rows of their own. */
  | { readonly to: 'beside' | 'separate' }
  /** The key is used up. */
  | { readonly to: 'nothing' }

export interface SelectionKey {
  readonly key: string
  readonly shift: boolean
  /** Ctrl or Meta as a command, not AltGr as a way to type a character. */
  readonly command: boolean
  readonly alt: boolean
}

/** Null leaves the key to the browser and to the shortcuts of the page. */
export function decideSelectionKey({ key, shift, command, alt }: SelectionKey): SelectionCommand | null {
  if (key === 'Delete') return { to: 'delete', direction: 'forward' }
  if (key === 'Backspace') return { to: 'delete', direction: 'back' }
  if (command) return key.toLowerCase() === 'a' ? { to: 'select-all' } : null
  const vertical = key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null
  if (alt && vertical && shift) return { to: vertical === 'up' ? 'beside' : 'separate' }
  if (alt) return vertical ? { to: 'move', direction: vertical } : null
  return shift ? (growing(key) ?? typed(key)) : (plain(key) ?? typed(key))
}

function growing(key: string): SelectionCommand | null {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return { to: 'grow', direction: 'up' }
    case 'ArrowDown':
    case 'ArrowRight':
      return { to: 'grow', direction: 'down' }
    case 'Home':
      return { to: 'grow-to', side: 'start' }
    case 'End':
      return { to: 'grow-to', side: 'end' }
    case 'Tab':
      return { to: 'outdent' }
    default:
      return null
  }
}

function plain(key: string): SelectionCommand | null {
  switch (key) {
    case 'Home':
    case 'ArrowLeft':
      return { to: 'caret', at: 'start' }
    case 'End':
    case 'ArrowRight':
      return { to: 'caret', at: 'end' }
    case 'ArrowUp':
      return { to: 'caret', at: 'before' }
    case 'ArrowDown':
      return { to: 'caret', at: 'after' }
    case 'Tab':
      return { to: 'indent' }
    case 'Escape':
      return { to: 'leave' }
    default:
      return null
  }
}

function typed(key: string): SelectionCommand | null {
  // A space would press the button that has the focus, and must not replace the selected lines.
  if (key === ' ') return { to: 'nothing' }
  if (key === 'Enter' || key === 'Process' || key === 'Dead') return { to: 'replace', text: '' }
  return [...key].length === 1 ? { to: 'replace', text: key } : null
}
