/** Letters that are typed where nothing can be typed: on the picture, or on the entry of a series. */
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { enterNextLine, pressInLine } from '@calcwright/editor'
import type { Editor } from '@calcwright/editor'

/** Begins the line below the plot with the key. @returns false for a key that writes nothing */
export function typeBelow(event: KeyboardEvent, editor: Editor, plot: string): boolean {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event
  const isLetter = [...key].length === 1 && key !== ' '
  // AltGraph writes letters, too.
  const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')
  if (!isLetter || isCommand) return false
  flushSync(() => enterNextLine(editor, plot))
  pressInLine({ key, code, shift: shiftKey })
  return true
}
