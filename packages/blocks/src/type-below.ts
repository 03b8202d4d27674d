/** Letters that are typed where nothing can be typed: on a picture, or on the entry of a series. */
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { enterNextLine, pressInLine } from '@calcwright/editor'
import type { Editor } from '@calcwright/editor'

/** Begins the line below a block with the key. @returns false for a key that writes nothing */
export function typeBelow(event: KeyboardEvent, editor: Editor, block: string): boolean {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event
  const isLetter = [...key].length === 1 && key !== ' '
  // AltGraph writes letters, too.
  const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph')
  if (!isLetter || isCommand) return false
  flushSync(() => enterNextLine(editor, block))
  pressInLine({ key, code, shift: shiftKey })
  return true
}
