import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Editor } from '../types.ts'

/** Keys of the whole sheet; heard before any field, so that undo is always the worksheet's. */
export function useSheetKeys(sheet: RefObject<HTMLElement | null>, editor: Editor): void {
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const listener = (event: KeyboardEvent): void => {
      const command = commandOf(event, editor)
      if (!command || isPlainInput(event.target)) return
      event.preventDefault()
      event.stopPropagation()
      command()
    }
    element.addEventListener('keydown', listener, { capture: true })
    return () => element.removeEventListener('keydown', listener, { capture: true })
  }, [sheet, editor])
}

function commandOf(event: KeyboardEvent, editor: Editor): (() => void) | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? editor.redo : editor.undo
  if (key === 'y') return editor.redo
  if (key === 's' && editor.actions.save) return () => editor.actions.save?.()
  return null
}

/** Small inputs such as a unit prompt undo their own typing. */
function isPlainInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement
}
