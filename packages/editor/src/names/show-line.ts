import { lineNumbers } from '@calcwright/document'
import type { Editor } from '../contract/block-view.ts'

/** The number that a block's line shows; null when it has none. */
export function lineOf(editor: Editor, block: string): number | null {
  const { worksheet } = editor
  return lineNumbers(worksheet.registry, worksheet.blocks()).get(block) ?? null
}

/** Scrolls to a line and marks it for a moment. */
export function showLine(block: string): void {
  const line = document.querySelector(`[data-block="${CSS.escape(block)}"]`)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  line?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
  const mark = getComputedStyle(document.documentElement).getPropertyValue('--selection')
  line?.animate([{ backgroundColor: mark }, { backgroundColor: mark, offset: 0.6 }, {}], 1200)
}
