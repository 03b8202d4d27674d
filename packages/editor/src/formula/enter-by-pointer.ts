import { pressOrTap } from '../parts/press-or-tap.ts'
import type { CaretPlace } from '../contract/caret-place.ts'
import { loadedField } from './loaded-field.ts'

/** A press of the main button brings the caret to where it comes down; what a mouse then passes is selected. */
export function enterByPointer(event: React.PointerEvent, onEnter: (place: CaretPlace) => void): void {
  if (event.button !== 0) return
  event.preventDefault()
  const { clientX: x, clientY: y, pointerType } = event
  pressOrTap(event, () => {
    onEnter({ at: 'point', x, y })
    if (pointerType !== 'touch') loadedField()?.sharedController().followPointer()
  })
}
