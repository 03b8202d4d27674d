import { clipboardEvent } from '../math/clipboard-event.ts'

/**
 * Firefox sends clipboard events to the body while nothing is selected and no text has the caret, and not to the
 * element with the focus, as the handle of a selected line or the cell of a table. They are sent on from there.
 */
const KINDS = ['copy', 'cut', 'paste'] as const

/** Calls after the first change nothing. */
export function sendClipboardToFocus(): void {
  for (const kind of KINDS) document.addEventListener(kind, sendOn, { capture: true })
}

function sendOn(event: ClipboardEvent): void {
  const { activeElement, body } = document
  if (!event.isTrusted || !activeElement || activeElement === body) return
  if (activeElement.contains(event.target as Node) || getSelection()?.isCollapsed === false) return
  if (activeElement.dispatchEvent(clipboardEvent(event.type, event.clipboardData))) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
