import { useEffect } from 'react'
import type { RefObject } from 'react'
import { pressInLine } from '../formula/press-in-line.ts'
import type { EditorWithState } from '../state/editor.ts'
import { returnToSheet } from '../state/return-to-sheet.ts'

/**
 * A press on what takes no focus itself gives the focus to the sheet as a whole. A click on a result or on the
 * messages below it brings the caret to the end of their line; elsewhere the line with the caret gets the focus
 * back, so that what is typed next goes on there.
 */
export function useCaretFocus(sheet: RefObject<HTMLElement | null>, editor: EditorWithState): void {
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    // The desk around the page takes no focus at all.
    const desk = element.parentElement ?? element
    const isLost = (): boolean => {
      const { caret, selection } = editor.state.getState()
      const { activeElement } = document
      const nowhere = activeElement === element || activeElement === document.body
      return nowhere && caret !== null && selection === null
    }
    const onClick = (event: MouseEvent): void => {
      // Text that was marked there is about to be copied.
      if (getSelection()?.isCollapsed === false) return
      const line = lineOf(event)
      const { selection } = editor.state.getState()
      if (line !== undefined && selection === null && editor.mayEdit) editor.focus(line, { at: 'end' })
      else if (isLost()) returnToSheet(editor)
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, code, shiftKey: shift, ctrlKey, metaKey } = event
      if (event.target !== element || !isLost() || ctrlKey || metaKey || !TYPES.test(key)) return
      event.preventDefault()
      event.stopPropagation()
      returnToSheet(editor)
      pressInLine({ key, code, shift })
    }
    desk.addEventListener('click', onClick)
    element.addEventListener('keydown', onKeyDown)
    return () => {
      desk.removeEventListener('click', onClick)
      element.removeEventListener('keydown', onKeyDown)
    }
  }, [sheet, editor])
}

/** Keys that write, and those that lead on from the caret. */
const TYPES = /^(?:.|Backspace|Delete|Enter|Arrow\w+)$/u

/** The line of the result, or of the messages, that a plain click has met; none for a button or a unit to convert. */
function lineOf({ target, shiftKey, ctrlKey, metaKey }: MouseEvent): string | undefined {
  if (!(target instanceof Element) || shiftKey || ctrlKey || metaKey) return undefined
  if (target.closest('button, a, input, [data-convertible] .unit')) return undefined
  return target.closest('[data-output], [data-messages]')?.closest<HTMLElement>('[data-block]')?.dataset.block
}
