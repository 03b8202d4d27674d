import { flushSync } from 'react-dom'
import { scrollerOf } from './scroller.ts'

/** Changes what the sheet shows, and scrolls so that the line with the caret stays where it is on the screen. */
export function keepCaretLineInPlace(change: () => void): void {
  const line = document.querySelector('[data-sheet] [data-active]')
  const before = line?.getBoundingClientRect().top ?? 0
  flushSync(change)
  if (line?.isConnected) scrollerOf(line).scrollTop += line.getBoundingClientRect().top - before
}
