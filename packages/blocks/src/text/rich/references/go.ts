/** Following a reference or a link with the mouse. */
import type { Editor } from '@calcwright/editor'

/** Scrolls to a line and lights it up for a moment. */
export function goToLine(editor: Editor, block: string): void {
  const line = document.querySelector(`[data-block="${CSS.escape(block)}"]`)
  // A line in a folded container is not drawn: the caret unfolds it.
  if (!line) return editor.focus(block, { at: 'start' })
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  line.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  const marked = { backgroundColor: 'var(--selection)' }
  line.animate([marked, marked, { backgroundColor: 'transparent' }], {
    duration: 1600,
    easing: calm ? 'steps(1, jump-end)' : 'ease-in',
  })
}

export const LINK_HINT = 'Hold Shift or Ctrl and click to open the link'

/**
 * Follows a link or a reference that is clicked. True when the click is used up.
 * @param readOnly a click follows links, as nothing can be edited
 */
export function followClick(editor: Editor, event: MouseEvent, readOnly: boolean): boolean {
  const target = event.target as Element
  const line = target.closest<HTMLElement>('[data-line]')
  if (line) {
    if (line.dataset.missing === undefined) goToLine(editor, line.dataset.line!)
    return true
  }
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link) return false
  if (readOnly || event.shiftKey || event.ctrlKey || event.metaKey) {
    window.open(link.href, '_blank', 'noopener,noreferrer')
    return true
  }
  editor.actions.notify?.(LINK_HINT, 'info')
  return false
}
