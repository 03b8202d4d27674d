/** Follows one pointer over the whole window until it is let go or lost. */
import type { Point } from './drop-place.ts'

export interface PointerListener {
  move(point: Point): void
  /** `dropped` is false when Escape or the system has ended it. */
  end(dropped: boolean): void
}

export function followPointer(pointerId: number, listener: PointerListener): void {
  const controller = new AbortController()
  const { signal } = controller
  const finish = (dropped: boolean): void => {
    controller.abort()
    listener.end(dropped)
  }
  const own =
    (act: (event: PointerEvent) => void) =>
    (event: PointerEvent): void => {
      if (event.pointerId === pointerId) act(event)
    }
  // Listens in the capture phase: a field may stop these events.
  const options = { capture: true, signal }
  window.addEventListener(
    'pointermove',
    own(event => {
      // The button was let go outside of the window.
      if (event.pointerType === 'mouse' && event.buttons === 0) finish(false)
      else listener.move({ x: event.clientX, y: event.clientY })
    }),
    options,
  )
  window.addEventListener(
    'pointerup',
    own(() => finish(true)),
    options,
  )
  window.addEventListener(
    'pointercancel',
    own(() => finish(false)),
    options,
  )
  window.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      finish(false)
    },
    options,
  )
}
