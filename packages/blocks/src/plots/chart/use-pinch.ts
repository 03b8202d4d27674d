import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'
import type { Fingers } from './pinch.ts'

/** Follows two fingers from where they came down. */
export type Pinch = (from: Fingers, to: Fingers) => void

/** Two fingers in the picture change what is seen of it; the page under it stays as it is. */
export function usePinch(element: RefObject<HTMLElement | null>, begin: () => Pinch | null): void {
  const onBegin = useEffectEvent(begin)
  useEffect(() => {
    const picture = element.current!
    let held: { readonly from: Fingers; readonly move: Pinch } | null = null
    const onTouch = (event: TouchEvent): void => {
      const fingers = fingersOf(event, picture)
      if (!fingers) {
        held = null
        return
      }
      // The browser would look closer at the page.
      if (event.cancelable) event.preventDefault()
      const move = held?.move ?? onBegin()
      held ??= move && { from: fingers, move }
      if (event.type === 'touchmove') held?.move(held.from, fingers)
    }
    const types = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
    for (const type of types) picture.addEventListener(type, onTouch, { passive: false })
    return () => {
      for (const type of types) picture.removeEventListener(type, onTouch)
    }
  }, [element])
}

function fingersOf({ targetTouches }: TouchEvent, picture: HTMLElement): Fingers | null {
  if (targetTouches.length !== 2) return null
  const { left, top } = picture.getBoundingClientRect()
  const [one, other] = Array.from(targetTouches, ({ clientX, clientY }) => ({
    x: clientX - left,
    y: clientY - top,
  }))
  return [one!, other!]
}
