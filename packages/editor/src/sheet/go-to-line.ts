import type { Editor } from '../contract/block-view.ts'

/**
 * Scrolls to a line and lights it up for a moment.
 * @param heading index of a heading in it, which is meant
 */
export function goToLine(editor: Editor, block: string, heading?: number): void {
  const line = document.querySelector(`[data-block="${CSS.escape(block)}"]`)
  // A line in a folded container is not drawn: the caret unfolds it.
  if (!line) return editor.focus(block, { at: 'start' })
  const aim = (heading !== undefined && line.querySelectorAll('h1, h2, h3, h4, h5, h6')[heading]) || line
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  aim.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  const marked = { backgroundColor: 'var(--selection)' }
  aim.animate([marked, marked, { backgroundColor: 'transparent' }], {
    duration: 1600,
    easing: calm ? 'steps(1, jump-end)' : 'ease-in',
  })
}
