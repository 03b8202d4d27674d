import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** By what a button was used: a menu opened from the keyboard takes the focus, one opened by a pointer does not. */
export type PressedBy = 'pointer' | 'keyboard'

/**
 * Handlers of a button that acts as soon as the mouse is pressed and leaves the focus where it is.
 * A finger acts on lifting, so that it can still scroll the bar.
 */
export function usePress(act: (by: PressedBy) => void) {
  const acted = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      acted.current = true
      act('pointer')
    },
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick(event: MouseEvent) {
      const done = acted.current && event.detail !== 0
      acted.current = false
      if (!done) act(event.detail === 0 ? 'keyboard' : 'pointer')
    },
  }
}
