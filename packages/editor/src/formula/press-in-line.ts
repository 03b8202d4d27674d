import { flushSync } from 'react-dom'
import { clipboardEvent } from '../math/clipboard-event.ts'
import { isCharacter } from '../math/key-buffer.ts'
import type { KeyBuffer, KeyPressed, Pasted } from '../math/key-buffer.ts'
import { loadedField } from './loaded-field.ts'
import { pressInCalled } from '../parts/use-key-buffer.ts'
import { focusNextControl } from '../math/focus-next-control.ts'

/**
 * Gives a key to the line with the caret as if it had been pressed there, even while its field is loading.
 */
export function pressInLine(pressed: KeyPressed): void {
  const field = loadedField()?.sharedController()
  if (!field?.attached || pressed.command) return pressInFocus(pressed)
  const { key, code, shift } = pressed
  field.press([{ key, code, shift }])
}

/** Gives a key to what has the focus, as if it had been pressed there. */
export function pressInFocus({ key, code, shift, command = false }: KeyPressed): void {
  const event = new KeyboardEvent('keydown', {
    key,
    code,
    shiftKey: shift,
    ctrlKey: command,
    bubbles: true,
    cancelable: true,
  })
  // The next key may be meant for where this one leads.
  flushSync(() => {
    const isUnused = document.activeElement?.dispatchEvent(event) ?? false
    // A browser types nothing for a key that a program has pressed. React hears only of what it inserts itself.
    if (isUnused && isCharacter(key) && isInput(document.activeElement))
      document.execCommand('insertText', false, key)
    if (isUnused && key === 'Tab') focusNextControl(shift)
  })
}

/** Gives a key to the line with the caret, or to what else has the focus or is about to, such as a dialog. */
export function pressAtFocus(pressed: KeyPressed): void {
  if (!pressed.command && pressInCalled(pressed)) return
  const { activeElement: focused } = document
  if (isInput(focused) && !focused?.closest('[data-sheet]')) pressInFocus(pressed)
  else pressInLine(pressed)
}

/** Gives all that waits in the buffer to the line with the caret. */
export function pressAll(keys: KeyBuffer): void {
  for (const typed of keys.take())
    if ('pasted' in typed) pasteInLine(typed)
    else pressInLine(typed)
}

/** Gives a pasted text to the line with the caret as if it had been pasted there. */
export function pasteInLine(typed: Pasted): void {
  const field = loadedField()?.sharedController()
  if (field?.attached) return field.press([typed])
  const clipboardData = new DataTransfer()
  for (const [type, text] of typed.pasted) clipboardData.setData(type, text)
  const event = clipboardEvent('paste', clipboardData)
  flushSync(() => {
    const isUnused = document.activeElement?.dispatchEvent(event) ?? false
    if (isUnused && isInput(document.activeElement))
      document.execCommand('insertText', false, typed.pasted.get('text/plain') ?? '')
  })
}

const isInput = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
