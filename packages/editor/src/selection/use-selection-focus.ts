import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { isTouch } from '../math/touch.ts'
import type { EditorWithState } from '../state/editor.ts'

/** The keyboard acts on the selection: its moving end has the focus and is scrolled into view. */
export function useSelectionFocus(sheet: RefObject<HTMLElement | null>, editor: EditorWithState): void {
  const selection = useStore(editor.state, state => state.selection)
  useEffect(() => {
    const element = sheet.current
    if (!selection || !element) return
    // The panel for touch would hide half of what was selected.
    if (isTouch()) window.mathVirtualKeyboard?.hide()
    const selected = new Set(selection.blocks)
    const rows = editor.feed.rows.filter(row => selected.has(row.block))
    const upwards = selection.blocks[0] !== selection.anchor && selection.towards !== 'down'
    const end = upwards ? rows[0] : rows.at(-1)
    const line = end && element.querySelector<HTMLElement>(`[data-block="${CSS.escape(end.id)}"]`)
    const handle = line?.querySelector<HTMLElement>('[data-handle]')
    ;(handle ?? element).focus({ preventScroll: true })
    line?.scrollIntoView({ block: 'nearest' })
  }, [selection, sheet, editor])
}
