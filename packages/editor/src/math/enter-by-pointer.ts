import type { CaretPlace } from '../types.ts'
import { loadedField } from './loaded-field.ts'

/** A press of the main button brings the caret to where it comes down; what the pointer then passes is selected. */
export function enterByPointer(event: React.PointerEvent, onEnter: (place: CaretPlace) => void): void {
  if (event.button !== 0) return
  event.preventDefault()
  onEnter({ at: 'point', x: event.clientX, y: event.clientY })
  loadedField()?.sharedController().followPointer()
}
