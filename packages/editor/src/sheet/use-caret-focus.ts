import { useEffect } from 'react'
import type { RefObject } from 'react'
import { pressInLine } from '../formula/press-in-line.ts'
import type { EditorWithState } from '../state/editor.ts'
import { returnToSheet } from '../state/return-to-sheet.ts'

/**
 * A press on what takes no focus itself, such as a notice, gives the focus to the sheet as a whole. The line
 * with the caret gets it back, so that what is typed next goes on there.
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
    const onClick = ({ target }: MouseEvent): void => {
      // Text that was marked there is about to be copied.
      if (getSelection()?.isCollapsed === false) return
      if (isLost()) returnToSheet(editor)
      else if (document.activeElement === element) enterLineOf(editor, target)
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

/** Without a caret anywhere, a click on the messages of a line puts the caret there. */
function enterLineOf(editor: EditorWithState, target: EventTarget | null): void {
  const { caret, selection } = editor.state.getState()
  if (caret || selection || !editor.mayEdit || !(target instanceof Element)) return
  const line = target.closest('[data-messages]')?.closest<HTMLElement>('[data-block]')?.dataset.block
  if (line !== undefined) editor.focus(line, { at: 'end' })
}
