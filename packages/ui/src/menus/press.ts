import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/**
 * Device that used a button: a menu opened from the keyboard takes the focus, one opened by a pointer does
 * not.
 */
export type PressedBy = 'pointer' | 'keyboard'

/**
 * Handlers of a button that acts as soon as the mouse is pressed and leaves the focus where it is.
 * A finger acts on lifting, so that it can still scroll the bar.
 */
export function usePress(act: (by: PressedBy) => void) {
  const state = useRef({ byMouse: false, acted: false })
  return {
    onPointerDown(event: PointerEvent) {
      state.current = { byMouse: event.pointerType === 'mouse' && event.button === 0, acted: false }
    },
    // The event before is too early: an element that it closes would be gone, and the focus would go to the
    // element underneath.
    onMouseDown(event: MouseEvent) {
      event.preventDefault()
      if (!state.current.byMouse) return
      state.current.acted = true
      act('pointer')
    },
    onClick(event: MouseEvent) {
      const done = state.current.acted && event.detail !== 0
      state.current.acted = false
      if (!done) act(event.detail === 0 ? 'keyboard' : 'pointer')
    },
  }
}
