import { flushSync } from 'react-dom'
import type { KeyPressed } from './key-buffer.ts'
import { loadedField } from './loaded-field.ts'

/**
 * Gives a key to the line with the caret as if it had been pressed there, even while its field is loading.
 */
export function pressInLine({ key, code, shift }: KeyPressed): void {
  const field = loadedField()?.sharedController()
  if (field?.attached) return field.press([{ key, code, shift }])
  const event = new KeyboardEvent('keydown', { key, code, shiftKey: shift, bubbles: true, cancelable: true })
  // The next key may be meant for where this one leads.
  flushSync(() => document.activeElement?.dispatchEvent(event))
}
